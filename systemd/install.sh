#!/bin/sh
# Installs, updates, takes back and removes the table. `make install` and its neighbours call it; docs/building.md
# tells what the options do. Everything can be repeated.
set -eu

SOURCE=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
ROOT=${DESTDIR:-}
ROOT=${ROOT%/}
PYTHON=${PYTHON:-python3}
OPT=$ROOT/opt/tacora
UNITS=$ROOT/etc/systemd/system
KIOSKS="tacora.service tacora-cage.service"
SETTINGS=$ROOT/etc/tacora/table.toml
GAMES=$ROOT/var/lib/tacora

say() { printf '%s\n' "$*"; }

refuse() {
    printf '%s\n' "$*" >&2
    exit 2
}

# ---------------------------------------------------------------- what is asked for
check_options() {
    case ${KIOSK:-none} in kms | cage | none) ;; *) refuse "KIOSK=$KIOSK is unknown; allowed: kms, cage, none." ;; esac
    case ${APT:-yes} in yes | no) ;; *) refuse "APT=$APT is unknown; allowed: yes, no." ;; esac
    case ${PURGE:-0} in 0 | 1) ;; *) refuse "PURGE=$PURGE is unknown; allowed: 0, 1." ;; esac
    case ${PREFIX:-/opt/tacora} in /opt/tacora) ;; *) refuse "PREFIX cannot be chosen: the program lives in /opt/tacora." ;; esac
    case $ROOT in '' | /*) ;; *) refuse "DESTDIR=$ROOT must begin with a slash." ;; esac
    if [ -n "${WHEELS:-}" ] && [ ! -d "$WHEELS" ]; then refuse "WHEELS=$WHEELS is no directory."; fi
    if [ -z "$ROOT" ] && [ "$(id -u)" != 0 ]; then refuse "Run it as root: sudo make $ACTION."; fi
}

check_python() {
    "$PYTHON" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null ||
        refuse "PYTHON=$PYTHON must be Python 3.11, 3.12 or 3.13."
    "$PYTHON" -m pip --version >/dev/null 2>&1 || refuse "$PYTHON has no pip: sudo apt install python3-pip."
}

# What runs at boot: as asked, else as it was, else the bare display.
choose_kiosk() {
    if [ -z "${KIOSK:-}" ] && [ -e "$OPT/kiosk" ]; then KIOSK=$(cat "$OPT/kiosk"); fi
    KIOSK=${KIOSK:-kms}
}

# ---------------------------------------------------------------- the system's packages
install_packages() {
    if [ -n "$ROOT" ] || [ "${APT:-yes}" = no ]; then
        say "Packages of the system: left as they are."
        return
    fi
    set -- python3-pip python3-venv
    [ "$KIOSK" = none ] || set -- "$@" polkitd libdrm2 libgbm1 libegl1 libgles2 libgl1-mesa-dri
    [ "$KIOSK" != cage ] || set -- "$@" cage xwayland seatd
    apt-get update -q >/dev/null || say "The list of packages could not be renewed."
    # Only Raspberry Pi OS, and Debian from 13 on, have it; elsewhere pip brings it.
    if apt-cache show python3-lgpio >/dev/null 2>&1; then set -- "$@" python3-lgpio; fi
    apt-get install -y -q --no-install-recommends "$@" >/dev/null || refuse "apt could not install: $*."
    say "Packages of the system: $*."
}

# ---------------------------------------------------------------- one version of the program
wheel() { find "$WHEELS" -maxdepth 1 -name 'tacora-*.whl' | sort | tail -n 1; }

# Its name: the version, and what its files are.
name_version() {
    if [ -n "${WHEELS:-}" ]; then
        [ -n "$(wheel)" ] || refuse "WHEELS=$WHEELS has no wheel of tacora: make wheels WHEELS=DIR."
        number=$(basename "$(wheel)" | cut -d- -f2)
        files="$(cksum <"$(wheel)") $(cd "$SOURCE" && cat systemd/* | cksum)"
    else
        number=$(sed -n 's/^version = "\(.*\)"/\1/p' "$SOURCE/pyproject.toml")
        files=$(cd "$SOURCE" && find engine device assets systemd pyproject.toml constraints.txt -type f ! -name '*.pyc' \
            -exec sha256sum {} + | LC_ALL=C sort)
    fi
    VERSION=$number-$(printf '%s' "$files" | sha256sum | cut -c1-8)
}

build_version() {
    home=$OPT/versions/$VERSION
    if [ -e "$home/.whole" ] && "$home/bin/python" -c '' 2>/dev/null; then
        say "Program: $VERSION is there already."
        return
    fi
    rm -rf "$home"
    install -d -m 755 "$OPT" "$OPT/versions"
    "$PYTHON" -m venv --system-site-packages --without-pip "$home"
    if [ -n "${WHEELS:-}" ]; then
        set -- --no-index --find-links "$WHEELS" "tacora[pi] @ file://$(CDPATH='' cd -- "$WHEELS" && pwd)/$(basename "$(wheel)")"
    else
        set -- --constraint "$SOURCE/constraints.txt" "${SOURCE}[pi]"
    fi
    "$PYTHON" -m pip --python "$home/bin/python" --disable-pip-version-check install --quiet --no-compile "$@" ||
        refuse "The program could not be installed; what pip says stands above."
    install -d -m 755 "$home/systemd"
    install -m 644 "$SOURCE"/systemd/*.service "$SOURCE"/systemd/*.conf "$SOURCE"/systemd/*.rules \
        "$SOURCE"/systemd/*.toml "$home/systemd/"
    install -m 755 "$SOURCE/systemd/install.sh" "$SOURCE/systemd/lights-off" "$home/systemd/"
    # What was built elsewhere is moved to / later: nothing names the place of its making.
    if [ -n "$ROOT" ]; then
        grep -rlIF "$ROOT" "$home/bin" "$home/pyvenv.cfg" | xargs -r sed -i "s|$ROOT/|/|g"
    fi
    "$home/bin/python" -m compileall -q -s "$home" -p "/opt/tacora/versions/$VERSION" "$home/lib"
    chmod -R go=u-w "$home"
    : >"$home/.whole"
    say "Program: $VERSION, in /opt/tacora/versions."
}

# Point a name in /opt/tacora at a version, at one stroke.
point() {
    ln -sfn "versions/$2" "$OPT/.$1"
    mv -fT "$OPT/.$1" "$OPT/$1"
}

target() { if [ -e "$OPT/$1" ]; then basename "$(readlink "$OPT/$1")"; fi; }

# ---------------------------------------------------------------- where it lives
put() { install -D -m 644 "$OPT/current/systemd/$1" "$ROOT$2"; }

put_settings() {
    if [ -e "$SETTINGS" ]; then
        say "Settings: /etc/tacora/table.toml stays as it is."
    elif [ "$KIOSK" != none ]; then
        put table.toml /etc/tacora/table.toml
        say "Settings: /etc/tacora/table.toml begins with what is usual."
    fi
}

# The units, the user, and what the machine must leave alone. Nothing of it for KIOSK=none.
put_kiosk() {
    printf '%s\n' "$KIOSK" >"$OPT/kiosk"
    for unit in $KIOSKS; do rm -f "$UNITS/multi-user.target.wants/$unit"; done
    if [ "$KIOSK" = none ]; then
        remove_kiosk
        say "Kiosk: none; type tacora to play."
        return
    fi
    unit=tacora.service
    [ "$KIOSK" = kms ] || unit=tacora-cage.service
    for one in $KIOSKS; do put "$one" "/etc/systemd/system/$one"; done
    put sysusers.conf /etc/sysusers.d/tacora.conf
    put logind.conf /etc/systemd/logind.conf.d/tacora.conf
    put coredump.conf /etc/systemd/coredump.conf.d/tacora.conf
    put polkit.rules /etc/polkit-1/rules.d/50-tacora.rules
    install -d -m 755 "$UNITS/multi-user.target.wants"
    ln -sfn "../$unit" "$UNITS/multi-user.target.wants/$unit"
    say "Kiosk: $unit starts at boot; no login prompts on other consoles; no core dumps."
    if [ -e "$UNITS/display-manager.service" ] && [ ! -e "$OPT/desktop" ]; then
        : >"$OPT/desktop"
        ln -sfn /lib/systemd/system/multi-user.target "$UNITS/default.target"
        say "Desktop: starts no more at boot, since the table has the screen; uninstall gives it back."
    fi
}

remove_kiosk() {
    for unit in $KIOSKS; do rm -f "$UNITS/$unit" "$UNITS/multi-user.target.wants/$unit"; done
    rm -f "$ROOT/etc/sysusers.d/tacora.conf" "$ROOT/etc/systemd/logind.conf.d/tacora.conf" \
        "$ROOT/etc/systemd/coredump.conf.d/tacora.conf" "$ROOT/etc/polkit-1/rules.d/50-tacora.rules"
    if [ -e "$OPT/desktop" ]; then
        ln -sfn /lib/systemd/system/graphical.target "$UNITS/default.target"
        rm -f "$OPT/desktop"
    fi
}

# Tell the running system; a copy under DESTDIR has none. A table that plays goes on with the new program.
tell_system() {
    [ -z "$ROOT" ] || return 0
    if [ "$KIOSK" != none ]; then
        systemd-sysusers /etc/sysusers.d/tacora.conf || refuse "The user tacora could not be made."
    fi
    command -v systemctl >/dev/null && [ -d /run/systemd/system ] || return 0
    systemctl daemon-reload
    # shellcheck disable=SC2086
    systemctl try-restart $KIOSKS 2>/dev/null || true
}

activate() {
    put_settings
    put_kiosk
    install -d -m 755 "$ROOT/usr/local/bin"
    ln -sfn /opt/tacora/current/bin/tacora "$ROOT/usr/local/bin/tacora"
    tell_system
}

# ---------------------------------------------------------------- what can be done
do_install() {
    choose_kiosk
    install_packages
    check_python
    name_version
    build_version
    was=$(target current)
    if [ -n "$was" ] && [ "$was" != "$VERSION" ]; then point previous "$was"; fi
    point current "$VERSION"
    for old in "$OPT"/versions/*; do
        case ${old##*/} in "$VERSION" | "$(target previous)") ;; *) rm -rf "$old" ;; esac
    done
    activate
    say "Installed. Commands: tacora, /usr/local/bin/tacora."
    [ "$KIOSK" = none ] || say "Start it: sudo systemctl start $unit, or restart the machine. Check it: sudo -u tacora tacora doctor."
}

do_update() {
    [ -n "$(target current)" ] || refuse "Nothing is installed yet: sudo make install."
    if [ -z "$ROOT" ] && [ -d "$SOURCE/.git" ]; then
        owner=$(stat -c %U "$SOURCE")
        runuser -u "$owner" -- git -C "$SOURCE" pull --ff-only --quiet ||
            refuse "The clone could not be brought up to date; what git says stands above."
    fi
    exec sh "$SOURCE/systemd/install.sh" install
}

do_rollback() {
    was=$(target current)
    back=$(target previous)
    [ -n "$back" ] || refuse "There is no version before this one."
    choose_kiosk
    point current "$back"
    point previous "$was"
    activate
    say "Back to $back; once more rollback goes to $was."
}

do_uninstall() {
    if [ -z "$ROOT" ] && [ -d /run/systemd/system ]; then
        # shellcheck disable=SC2086
        systemctl stop $KIOSKS 2>/dev/null || true
    fi
    same=no
    if cmp -s "$SETTINGS" "$OPT/current/systemd/table.toml"; then same=yes; fi
    remove_kiosk
    rm -rf "$OPT"
    rm -f "$ROOT/usr/local/bin/tacora"
    if [ "${PURGE:-0}" = 1 ]; then rm -rf "$GAMES"; fi
    if [ "${PURGE:-0}" = 1 ] || [ $same = yes ]; then rm -f "$SETTINGS"; fi
    for place in /etc/tacora /etc/systemd/logind.conf.d /etc/systemd/coredump.conf.d; do
        rmdir "$ROOT$place" 2>/dev/null || true
    done
    if [ -z "$ROOT" ]; then
        if getent passwd tacora >/dev/null; then userdel tacora; fi
        if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
    fi
    say "Removed; packages of the system stay."
    if [ -e "$GAMES" ]; then say "The games stay in /var/lib/tacora; PURGE=1 removes them too."; fi
    if [ -e "$SETTINGS" ]; then say "Your settings stay in /etc/tacora/table.toml; PURGE=1 removes them too."; fi
}

umask 022
ACTION=${1:-}
case $ACTION in
    install | update | rollback | uninstall) ;;
    *) refuse "Say what to do: install, update, rollback or uninstall." ;;
esac
check_options
"do_$ACTION"
