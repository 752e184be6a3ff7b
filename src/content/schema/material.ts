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
const materialGuide = () =>
  object(
    'Guia do material',
    'O que a página do material diz além do preço: o que entra, o que baixa o preço, o que não compramos, como separar.',
    {
      ofName: line(50, 'Nome com preposição', 'Como do cobre; sem ele, de e o nome').optional(),
      accepted: entries('Preço cheio', 'O que entra pelo preço do painel, de 1 a 6 itens.'),
      lowers: entries('Vale menos', 'O que baixa o preço e por quê, de 1 a 6 itens.'),
      refused: objects(1, 6, 'Não compramos', 'O que não compramos e por quê, de 1 a 6 itens.', {
        ...entry(),
        source: object('Fonte', 'A lei que proíbe.', sourceFields()).optional(),
      }).optional(),
      steps: entries('Como separar', 'Os passos antes de trazer, na ordem, de 1 a 6.'),
      minimum: line(120, 'Mínimo', 'Quanto trazer, se não é como nos outros').optional(),
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
    group: choice(MATERIAL_GROUPS, 'Grupo', 'Parte do painel em que aparece.'),
    pricePerKg: pricesByDay(
      100_000,
      'Preço por quilo (R$)',
      'Uma linha para cada preço, com o dia em que passou a valer, a mais nova em cima: 2026-11-20: 40.00.',
    ),
    confirmedOn: day(
      'Salto conferido',
      'Dia de um preço que mudou muito e está certo, como "2026-11-20".',
    ).optional(),
    initialVariation: number(
      -100,
      1000,
      'Variação inicial (%)',
      'Como 2.5; vale até haver preço no mês anterior.',
    ).optional(),
    status: line(24, 'Situação', 'Palavra ao lado do preço', 'Comprando'),
    description: line(140, 'Descrição', 'O que entra e como deve vir', 'Barra e tubo limpo'),
    symbol: line(6, 'Símbolo', 'Até 6 letras para o desenho que substitui a foto. Exemplo: Cu.'),
    image: photo('Foto', 'Sem ela o cartão mostra o símbolo.').optional(),
    guide: materialGuide().optional(),
    order: order(),
    draft: draft(),
  },
)

export type Material = z.infer<typeof materialSchema>
