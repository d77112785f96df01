# Uma mensagem por linha: id = texto. Os factos estão entre chavetas; o plural escolhe-se por { $n }.
# Em português, "0 rubis" é plural: o singular é só o 1 exato.

names-two = { $first } e { $last }
names-more = { $first }, { $rest }

# Teclas e lugares
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

# Antes do jogo
lobby-sit = Sentar
lobby-start = Todos a segurar: começar
lobby-few = { $game } foi feito para três ou mais
lobby-seated = { $n ->
    [0] Ainda ninguém se sentou
    [1] { $n } pessoa à mesa
   *[other] { $n } pessoas à mesa
}
start = Começar
bot-name = Robô

# Expedição
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

# Revelação, armadilha, intervalo
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

# O fim
final-wins = { $n ->
    [1] Vitória de { $names }!
   *[other] Vitória partilhada por { $names }!
}
final-shared = { $n } vencedores!
final-score = { $name }: { $score }
final-again = Outra vez
chest = Baú { $gems }

# Quem organiza
menu-title = Menu de quem organiza
menu-resume = Voltar ao jogo
menu-back = Voltar
menu-undo = Desfazer a última votação
menu-end = Terminar este jogo
menu-rise = Todos se levantam
menu-quit = Desligar a Tacora
menu-next = Próximo
menu-ok = OK
help-terminal = Enter: começar · Esc: voltar · F10: menu · Ctrl-C: sair

# Novidades
notice-stuck = { $name }: a tecla { $side } está presa
notice-fault = { $name }: esta caixa não responde
notice-not-kept = Não dá para guardar: este jogo não fica guardado
notice-undone = A última votação foi desfeita
notice-resumed = Bem-vindos de volta: o jogo continua
notice-need-two = Têm de se sentar pelo menos dois
notice-no-sound = Não há som neste aparelho
