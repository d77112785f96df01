# One message a line: id = text. Facts stand in braces; plurals choose by { $n }.

names-two = { $first } e { $last }
names-more = { $first }, { $rest }

# Keys and seats
continue = Continuar
leave = Sair
seat-circle = Círculo
seat-square = Quadrado
seat-triangle = Triângulo
seat-star = Estrela
seat-hexagon = Hexágono
seat-diamond = Losango
seat-heart = Coração
seat-cross = Cruz
side-left = esquerda
side-right = direita

# Lobby
lobby-sit = Sentar: carrega numa tecla
lobby-start = Segurar as duas: começar
lobby-few = { $game } foi feito para três ou mais
lobby-seated = { $n ->
    [0] Ainda ninguém se sentou
    [1] { $n } pessoa à mesa
   *[other] { $n } pessoas à mesa
}
start = Começar
bot-name = Robô
lobby-lesson = Tocar nas duas: como se joga
lobby-name = Nome
lobby-rise = Levantar
typing-done = Enter: pronto · Esc: cancelar

# Expedition
expedition = Expedição { $n } de { $of }
cards-left = { $n ->
    [1] { $n } carta por virar
   *[other] { $n } cartas por virar
}
chosen = { $n ->
    [0] Ainda ninguém escolheu
    [1] { $n } de { $of } já escolheu
   *[other] { $n } de { $of } já escolheram
}
gems = { $gem ->
    [coin] { $n ->
        [1] { $n } moeda
       *[other] { $n } moedas
    }
    [ruby] { $n ->
        [1] { $n } rubi
       *[other] { $n } rubis
    }
   *[red-diamond] { $n ->
        [1] { $n } diamante vermelho
       *[other] { $n } diamantes vermelhos
    }
}
pot = { $n ->
    [0] Nada na caverna
   *[other] { $gems } na caverna
}
each-gets = { $n ->
    [0] Não chega para dividir
   *[other] { $gems } para cada um lá dentro
}
in-camp = no abrigo
locked = já escolheu
asked = a pensar
card-treasure = Tesouro { $value }
trap-warning = { $n ->
    [0] { $trap }! Não há mais nenhuma carta destas
    [1] { $trap }! Há mais { $n } carta destas por virar
   *[other] { $trap }! Há mais { $n } cartas destas por virar
}
trap-spider = Aranha
trap-snake = Cobra
trap-lava = Lava
trap-boulder = Rochedo
trap-ram = Aríete
trap-scorpion = Escorpião
trap-cave-in = Derrocada
trap-gas = Gás
trap-explosion = Explosão
trap-mummy = Múmia
trap-fire = Fogo
trap-rocks = Pedras
relic-mask = Máscara
relic-idol = Ídolo
relic-cup = Taça
relic-dagger = Adaga
relic-sun = Sol
relic-worth = { $relic }, vale { $gems }
kind-treasure = Tesouro
kind-trap = Perigo
kind-relic = Relíquia

# Reveal, bust, interval
stay-count = { $n ->
    [0] Ninguém continua
    [1] { $n } continua
   *[other] { $n } continuam
}
leave-count = { $n ->
    [0] Ninguém sai
    [1] { $n } sai
   *[other] { $n } saem
}
walks-out = { $name } sai com { $gems }
takes-relics = { $n ->
    [1] { $name } leva uma relíquia que vale { $points }
   *[other] { $name } leva { $n } relíquias que valem { $points }
}
stays-behind = { $n ->
    [0] Nada fica para trás
    [1] { $gems } fica para trás
   *[other] { $gems } ficam para trás
}
loses = { $name } perde { $gems }
bust-title = { $trap }, duas vezes!
interval-title = A expedição { $n } acabou
interval-next = { $n ->
    [0] Foi a última
    [1] Falta uma
   *[other] Faltam { $n }
}
interval-removed = Fora do jogo: { $traps }

# The end
final-wins = { $n ->
    [1] Vitória de { $names }!
   *[other] Vitória partilhada por { $names }!
}
final-shared = { $n } vencedores!
final-score = { $name }: { $score }
final-again = Outra vez
chest = Baú { $gems }

# Games
game-diamant = Diamant
game-tobago = Tobago

# Tobago: the island
landmark = { $largest ->
    [yes] { $landmark ->
        [jungle] a maior selva
        [scrubland] o maior matagal
        [mountains] a maior serra
        [beach] a maior praia
        [river] o maior rio
       *[lake] o maior lago
    }
   *[no] { $landmark ->
        [jungle] a selva
        [scrubland] o matagal
        [mountains] as montanhas
        [beach] uma praia
        [river] um rio
        [lake] um lago
        [ocean] o mar
        [hut] uma cabana
        [palm] uma palmeira
       *[statue] uma estátua
    }
}
clue-in = { $landmark ->
    [mountains] { $largest ->
        [yes] n{ landmark }
       *[no] nas montanhas
    }
   *[lake] n{ landmark }
}
clue-not-in = não { clue-in }
clue-next-to = { $largest ->
    [yes] ao lado d{ landmark }
   *[no] { $landmark ->
        [jungle] ao lado d{ landmark }
        [scrubland] ao lado d{ landmark }
        [mountains] ao lado d{ landmark }
        [ocean] ao lado d{ landmark }
       *[lake] ao lado de { landmark }
    }
}
clue-not-next-to = não { clue-next-to }
clue-in-sight-of = com vista para { landmark }
clue-not-in-sight-of = sem vista para { landmark }
land-jungle = Selva
land-scrubland = Matagal
land-mountains = Montanhas
land-beach = Praia
land-river = Rio
land-lake = Lago
land-ocean = Mar
land-hut = Cabana
land-palm = Palmeira
land-statue = Estátua
island-amulet = Amuleto
land-letter = { $landmark ->
    [jungle] s
    [scrubland] t
    [mountains] m
    [beach] p
    [river] r
   *[lake] l
}
map-white = Mapa branco
map-grey = Mapa cinzento
map-black = Mapa preto
map-brown = Mapa castanho
leaves = { $n ->
    [1] falta { $n }
   *[other] faltam { $n }
}
removes = { $n ->
    [1] menos { $n } casa
   *[other] menos { $n } casas
}
steps = { $n ->
    [1] { $n } passo
   *[other] { $n } passos
}
clues-left = { $n ->
    [1] { $n } pista por virar
   *[other] { $n } pistas por virar
}
treasures-left = { $n ->
    [1] { $n } tesouro por virar
   *[other] { $n } tesouros por virar
}

# Tobago: questions
ask-begin = Quem esteve numa ilha há menos tempo? Carrega numa tecla!
ask-place-hut = Onde fica a cabana?
ask-place-palm = Onde cresce a palmeira?
ask-place-statue = Onde fica a estátua?
ask-facing = Para onde olha a estátua?
ask-land = Onde começa o teu jipe?
ask-open = Que mapa abre a tua pista?
ask-restart = Começa o novo mapa com uma pista
ask-action = O que queres fazer?
ask-clue = Que pista?
ask-map = Em que mapa?
ask-drive = Para onde?
ask-space = Em que metade está a tua casa?
ask-amulet = O que faz o amuleto?
ask-marker = Que marcador sai?
ask-double = Que pista recebe uma segunda bússola?
ask-swap = Que bússolas trocam de lugar?

# Tobago: choices
act-clue = Jogar uma pista
act-drive = Conduzir
act-exchange = Pistas novas
act-dig = Escavar
act-amulet = Usar um amuleto
act-end = Já está
facing-0 = Para a direita
facing-1 = Para baixo, à direita
facing-2 = Para baixo, à esquerda
facing-3 = Para a esquerda
facing-4 = Para cima, à esquerda
facing-5 = Para cima, à direita
drive-treasure = Até ao tesouro
drive-amulet = Até um amuleto
drive-here = Aqui
drive-space = Outra casa
power-marker = Tirar um marcador
power-clue = Pista extra
power-drive = Viagem extra
power-exchange = Pistas novas
power-double = Segunda bússola
power-swap = Trocar bússolas
help-clue = Põe uma pista num mapa: sobram menos casas
help-drive = Anda com o teu jipe até três passos
help-exchange = Devolve todas as tuas pistas e tira outras
help-dig = Desenterra o tesouro debaixo do teu jipe
help-amulet = Entrega um amuleto em troca de algo extra
help-end = A tua vez acaba
help-power-marker = Tira um marcador da ilha
help-power-clue = Joga mais uma pista
help-power-drive = Mais três passos, mas sem apanhar amuletos
help-power-exchange = Devolve todas as tuas pistas e tira outras
help-power-double = Põe uma segunda bússola numa pista tua
help-power-swap = Duas bússolas de um mapa trocam de lugar
why-no-clue = Nenhuma das tuas pistas serve num mapa
why-no-map = Esta pista não serve agora em nenhum mapa
why-no-amulet = Não tens nenhum amuleto
why-no-treasure = Debaixo do teu jipe não há um tesouro encontrado
why-no-markers = Os marcadores só entram quando faltam 17 casas
why-no-double = Nenhuma pista tua pode ter uma segunda bússola
why-no-swap = Não há duas bússolas para trocar
why-no-cards = Não tens pistas na mão
why-no-compass = Já não tens bússolas

# Tobago: what happens
now-island = A ilha surge do mar
now-placed = Fica ali
now-again = Há casas iguais em todas as pistas: monta-se outra vez
now-begins = { $name } começa
now-landed = { $name } parte daqui
now-opened = { $sign }, aberto por { $name }: { $clue }
now-clue = { $n ->
    [1] { $name } · { $sign }: { $clue }, falta { $n }
   *[other] { $name } · { $sign }: { $clue }, faltam { $n }
}
now-located = { $sign }: o tesouro foi encontrado!
now-drove = { $n ->
    [0] { $name } fica aqui
    [1] { $name } anda { $n } passo
   *[other] { $name } anda { $n } passos
}
now-took = { $name } apanha um amuleto
now-exchanged = { $name } tira pistas novas
now-dug = { $sign }: { $name } desenterra o tesouro!
now-marker = { $n ->
    [1] { $name } tira um marcador: falta { $n }
   *[other] { $name } tira um marcador: faltam { $n }
}
now-double = { $name } põe uma segunda bússola
now-swap = { $name } troca duas bússolas
now-appeared = { $n ->
    [0] Não aparece nenhum amuleto
    [1] Aparece um amuleto
   *[other] Aparecem { $n } amuletos
}
now-shuffled = As pistas usadas são baralhadas
now-turn = É a vez de { $name }
now-last = Acabaram as cartas de tesouro: este é o último

# Tobago: sharing a treasure
offer-take = Levar
offer-leave = Deixar
offer-asked = { $name }: ficas com ela?
offer-claimed = { $n ->
    [1] { $name } fica com { $n } moeda
   *[other] { $name } fica com { $n } moedas
}
offer-refused = Ninguém a quer
offer-next = Vem aí a próxima carta
offer-hidden = { $n ->
    [0] Não há mais cartas por virar
    [1] { $n } carta por virar
   *[other] { $n } cartas por virar
}
curse-title = Maldição!
curse-amulet = { $name } entrega um amuleto
curse-card = { $n ->
    [1] { $name } perde { $n } moeda
   *[other] { $name } perde { $n } moedas
}
curse-nothing = { $name } não tem nada a perder
curse-spared = { $n ->
    [0] Era a última carta
    [1] { $n } carta volta sem ser vista
   *[other] { $n } cartas voltam sem ser vistas
}
value-coins = { $n ->
    [1] { $n } moeda
   *[other] { $n } moedas
}
value-curse = A maldição

# Tobago: secrets
sweep-treasure = A tua luz acende quando aparece a tua carta
sweep-hand = A tua luz acende quando aparece uma pista tua
sweep-again = Outra vez
sweep-know = Já sei
sweep-card = Carta { $n } de { $of }
pass-to = Passa o ecrã a { $name }
pass-treasure = Vais ver o que encontras ali
pass-hand = Vais ver as tuas pistas
pass-hold = Segura para ver
pass-look = Ver
pass-done = Já vi
peek-treasure = O que encontras ali
peek-hand = As tuas pistas

# The host
menu-resume = Voltar ao jogo
menu-back = Voltar
menu-undo = Desfazer a última escolha
menu-end = Terminar este jogo
menu-play-diamant = Jogar Diamant
menu-play-tobago = Jogar Tobago
menu-rise = Todos se levantam
menu-quit = Desligar a Tacora
menu-next = Próximo
menu-ok = OK
help-terminal = Enter: começar · Esc: voltar · F10: menu · Ctrl-C: sair
page-main = Menu de quem organiza
page-settings = Definições
page-house = Regras da casa
page-seats = Uma tecla ou duas?
page-seat = As teclas desta caixa
page-quit = Desligar?
menu-skip = Continuar sem esperar
menu-lesson = Como se joga
menu-settings = Definições
menu-house = Regras da casa
menu-seats = Uma tecla ou duas
menu-boxes = Testar as caixas
menu-history = Jogos passados
menu-yes = Sim, desligar
menu-no = Não
menu-language = Língua
menu-volume = Volume
menu-ambience = Som da caverna
menu-speech = Ler em voz alta
menu-fast = Rápido
menu-reduced-motion = Menos movimento
menu-flat = Visto de todos os lados
menu-poker-face = Cara de póquer
menu-nudge-after = Lembrar após
menu-absent-after = Ausente após
menu-own-cards = As nossas cartas
menu-keys = Teclas
menu-step = Avança a cada
menu-hold-off = Carregar ao menos
menu-repeat = Pausa entre toques
menu-edition = Edição
menu-expeditions = Expedições
menu-division = Repartir
menu-chests = Baús
menu-absent = Se alguém se ausenta
menu-hands = Cartas de pistas
menu-next-map = Um novo mapa começa
menu-amulets = Amuletos
menu-placing = Cabanas, palmeiras…
menu-change = Mudar

# News
notice-stuck = { $name }: a tecla { $side } está presa
notice-fault = { $name }: esta caixa não responde
notice-lost = { $name }: sem resposta. Teclado: { $keys }, ou o menu
notice-not-kept = Não dá para guardar: este jogo não fica guardado
notice-damaged = Os jogos guardados estavam estragados: ficam à parte
notice-undone = A última escolha foi desfeita
notice-resumed = Bem-vindos de volta: o jogo continua
notice-need-two = Têm de se sentar pelo menos dois
notice-too-many = Há gente demais sentada para esse jogo
notice-no-sound = Não há som neste aparelho
notice-not-held = { $name }: essa pista não está nesta mão
notice-locked = A casa fixou esta opção
notice-closing = A casa vai fechar: já não começa outro jogo
notice-not-set = Isto vale só por hoje: não se pode guardar

# History in the terminal
history-none = Ainda não foi jogado nenhum jogo até ao fim.
history-best = Os melhores de { $game }
history-latest = Os últimos jogos, com o que cada expedição trouxe
history-person = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}, vitórias: { $wins }, melhor resultado: { $top }

# Ready names
ready-1 = Raposa
ready-2 = Coruja
ready-3 = Urso
ready-4 = Lontra
ready-5 = Ouriço
ready-6 = Texugo
ready-7 = Lince
ready-8 = Garça
ready-9 = Castor
ready-10 = Falcão
ready-11 = Esquilo
ready-12 = Tartaruga

# Values of settings
value-on = sim
value-off = não
value-never = nunca
value-percent = { $n } %
value-seconds = { $n } s
value-minutes = { $n } min
value-division-pooled = tudo junto
value-division-per-card = carta a carta
value-chests-closed = fechados
value-chests-open = abertos
value-absent-wait = esperar
value-absent-leave = vai para o abrigo
value-absent-continue = continua
value-hands-open = à vista
value-hands-secret = secretas
value-next-map-hand = da mão
value-next-map-deck = do baralho
value-placing-random = à sorte
value-placing-by-hand = por vocês
edition-diamant-2016 = Diamant 2016
edition-diamant-2005 = Diamant 2005
edition-incan-gold-2006 = Incan Gold 2006
edition-incan-gold-2018 = Incan Gold 2018

# The PIN
gate-title = As teclas secretas
gate-wait = Não está certo. Espera um pouco

# Box test, history, kiosk
boxes-title = Carrega numa tecla
boxes-end = Segurar as duas: pronto
past-best = Os melhores
past-day = { DATETIME($day, dateStyle: "long") }
past-wins = Vitórias
past-top = Recorde
past-none = Ainda nenhum jogo chegou ao fim
past-done = Chega
closed = Fechado
closed-until = Fechado. Abrimos às { $time }
invitation = Carrega numa tecla e joga!
warning-title = Ainda aí?
warning-stay = Carrega numa tecla

# Read aloud
spoken-silent = Estamos à espera de { $names }

# How to play
lesson-next = Seguinte
lesson-enough = Chega
lesson-diamant-1 = O tesouro divide-se por todos os que estão na caverna.
lesson-diamant-2 = Em segredo: continuas, ou sais com o que tens?
lesson-diamant-3 = Quem sai apanha o que ficou no caminho. Sozinho, também a relíquia!
lesson-diamant-4 = O mesmo perigo duas vezes: quem está na caverna perde o que leva.
lesson-diamant-5 = Depois de cinco expedições ganha o baú mais cheio.
tip-diamant-1 = Conta os perigos: as cartas pequenas mostram quantos faltam.
tip-diamant-2 = Olha para os outros: quem sai, e quem fica por mais?
tip-diamant-3 = Vale a pena esperar por uma relíquia, mas só sozinho.
lesson-tobago-1 = Quatro mapas do tesouro. Cada pista exclui casas.
lesson-tobago-2 = Na tua vez: põe uma pista num mapa …
lesson-tobago-3 = … ou conduz o jipe, até três passos.
lesson-tobago-4 = Só resta uma casa? Vai lá e escava. Quem deu pistas partilha!
lesson-tobago-5 = Os amuletos ajudam e afastam a maldição. Ganha quem tem mais moedas.
tip-tobago-1 = Escolhe pistas que levem para perto do teu jipe.
tip-tobago-2 = Guarda um amuleto para o momento certo.
tip-tobago-3 = Cuidado com a maldição: leva um amuleto ou a tua melhor carta.

# A card of a real deck
entry-next = Seguinte
entry-this = Esta
entry-who = { $name } indica a carta
silent = à espera
