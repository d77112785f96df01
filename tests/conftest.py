"""No test opens a real screen or sound device, but the one that starts its own display."""

import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
