import { z } from 'zod'
import { label, line, link, prose } from './fields'

const title = () =>
  line(60, {
    title: 'O quê',
    description: 'Poucas palavras, até 60 letras. Exemplo: Fio descascado.',
  })
const text = () =>
  line(160, {
    title: 'Como',
    description: 'Uma frase, até 160 letras. Exemplo: Brilhante ou fosco, sem capa e sem queima.',
  })
const list = <Item extends z.ZodObject>(item: Item, title: string, description: string) =>
  z.array(item).min(1).max(6).meta({ title, description }).optional()

/** What a material's own page says beside its price; every part may be missing. */
export const materialGuide = () =>
  z
    .strictObject({
      ofName: line(50, {
        title: 'Nome com preposição',
        description:
          'Como o nome entra em uma frase: do cobre, das latinhas. Sem ele o site escreve «de» e o nome.',
      }).optional(),
      accepted: list(
        z.strictObject({ title: title(), text: text() }),
        'Preço cheio',
        'O que entra pelo preço do painel, de 1 a 6 itens.',
      ),
      lowers: list(
        z.strictObject({ title: title(), text: text() }),
        'Vale menos',
        'O que baixa o preço e por quê, de 1 a 6 itens.',
      ),
      refused: list(
        z.strictObject({
          title: title(),
          text: text(),
          source: z
            .strictObject({
              text: label('Nome da fonte', 'Exemplo: Lei 12.305/2010, art. 47.'),
              href: link({
                title: 'Endereço da fonte',
                description: 'Endereço https:// onde se lê a fonte.',
              }),
            })
            .meta({ title: 'Fonte', description: 'A lei ou o documento que proíbe, quando há um.' })
            .optional(),
        }),
        'Não compramos',
        'O que não compramos e por quê, de 1 a 6 itens.',
      ),
      steps: list(
        z.strictObject({ title: title(), text: text() }),
        'Como separar',
        'Os passos antes de trazer, na ordem, de 1 a 6.',
      ),
      minimum: line(120, {
        title: 'Mínimo',
        description:
          'Quanto é preciso trazer, se este material é diferente dos outros, até 120 letras.',
      }).optional(),
      questions: z
        .array(
          z.strictObject({
            question: line(90, {
              title: 'Pergunta',
              description: 'Como o visitante pergunta, até 90 letras.',
            }),
            answer: prose(400, {
              title: 'Resposta',
              description: 'Uma ou duas frases, até 400 letras.',
            }),
          }),
        )
        .min(1)
        .max(3)
        .meta({
          title: 'Perguntas',
          description:
            'Perguntas só deste material, de 1 a 3; as de todos estão em pages/material.yaml.',
        })
        .optional(),
    })
    .meta({
      title: 'Guia do material',
      description:
        'O que a página do material diz além do preço: o que entra, o que baixa o preço, o que não compramos, como separar.',
    })
