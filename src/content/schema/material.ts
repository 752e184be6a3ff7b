import type { z } from 'zod'
import { MATERIAL_GROUPS } from '../vocabulary'
import { choice, line, object, photo, label, link, objects, prose } from './fields'
import { day, draft, number, order, pricesByDay } from './values'

/**
 * What happens to a piece, and why: «Fio descascado», «Brilhante ou fosco, sem capa e sem queima».
 */
const entry = () => ({
  title: line(60, 'O quê', 'Poucas palavras', 'Fio descascado'),
  text: line(160, 'Como', 'Uma frase', 'Brilhante ou fosco, sem capa e sem queima'),
})

export const sourceFields = () => ({
  text: label('Nome da fonte', 'Exemplo: Lei 12.305/2010, art. 47.'),
  href: link('Endereço da fonte', 'Endereço https:// onde se lê a fonte.'),
})

const entries = (title: string, description: string) =>
  objects(1, 6, title, description, entry()).optional()

/** Texts of a material's own page beside its price; every part may be missing. */
export const materialGuide = () =>
  object(
    'Guia do material',
    'O que a página do material diz além do preço: ' +
      'o que entra, o que baixa o preço, o que não compramos, como separar.',
    {
      ofName: line(
        50,
        'Nome com preposição',
        'Como o nome entra em uma frase: do cobre, das latinhas. Sem ele o site escreve «de» e o nome.',
      ).optional(),
      accepted: entries('Preço cheio', 'O que entra pelo preço do painel, de 1 a 6 itens.'),
      lowers: entries('Vale menos', 'O que baixa o preço e por quê, de 1 a 6 itens.'),
      refused: objects(1, 6, 'Não compramos', 'O que não compramos e por quê, de 1 a 6 itens.', {
        ...entry(),
        source: object(
          'Fonte',
          'A lei ou o documento que proíbe, quando há um.',
          sourceFields(),
        ).optional(),
      }).optional(),
      steps: entries('Como separar', 'Os passos antes de trazer, na ordem, de 1 a 6.'),
      minimum: line(
        120,
        'Mínimo',
        'Quanto é preciso trazer, se este material é diferente dos outros',
      ).optional(),
      questions: objects(
        1,
        3,
        'Perguntas',
        'Perguntas só deste material, de 1 a 3; as de todos estão em pages/material.yaml.',
        {
          question: line(90, 'Pergunta', 'Como o visitante pergunta'),
          answer: prose(400, 'Resposta', 'Uma ou duas frases'),
        },
      ).optional(),
    },
  )

/** Scrap material bought by weight. */
export const materialSchema = object(
  'Material de sucata',
  'Um material com preço por quilo em /comercio-sucata, e a sua página.',
  {
    name: line(40, 'Nome', 'Nome do material', 'Cobre'),
    group: choice(
      MATERIAL_GROUPS,
      'Grupo',
      'Em que parte do painel aparece: metais, eletronicos ou papel-plastico.',
    ),
    pricePerKg: pricesByDay(
      100_000,
      'Preço por quilo (R$)',
      'Quanto a empresa paga por quilo, em reais: uma linha para cada preço, com o dia em que ' +
        'passou a valer, a mais nova em cima, como 2026-11-20: 40.00. Um dia à frente espera até chegar.',
    ),
    confirmedOn: day(
      'Salto conferido',
      'Dia do preço que mudou mais de 25% de uma vez e está certo, entre aspas, como ' +
        '"2026-11-20". Vale também para os preços anteriores. Acima de 60%, sem ele o preço é recusado.',
    ).optional(),
    initialVariation: number(
      -100,
      1000,
      'Variação inicial (%)',
      'Variação em pontos percentuais enquanto não há preço no mês anterior ao do mais ' +
        'novo: 2.5 aparece como +2,5%. Depois ela é calculada.',
    ).optional(),
    status: line(24, 'Situação', 'Palavra ao lado do preço', 'Comprando'),
    description: line(
      140,
      'Descrição',
      'O que entra e como deve vir',
      'Fio descascado, barra e tubo limpo',
    ),
    symbol: line(6, 'Símbolo', 'Até 6 letras para o desenho que substitui a foto. Exemplo: Cu.'),
    image: photo(
      'Foto',
      'Foto do material. Sem ela o cartão mostra um desenho com o símbolo.',
    ).optional(),
    guide: materialGuide().optional(),
    order: order(),
    draft: draft(),
  },
)

export type Material = z.infer<typeof materialSchema>
