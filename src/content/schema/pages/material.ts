import { z } from 'zod'
import { MATERIAL_PLACES } from '../../material-places'
import { label, line, prose, sectionHeading, seo } from '../fields'

const places = Object.entries(MATERIAL_PLACES)
  .map(([name, meaning]) => `{${name}} (${meaning})`)
  .join(', ')

/** Texts that all materials' pages share; the {places} are material-places.ts's. */
export const materialPageSchema = z
  .strictObject({
    seo: seo(),
    header: z
      .strictObject({
        title: line(60, {
          title: 'Título',
          description:
            'A pergunta do visitante, até 60 letras. Exemplo: «Preço {doMaterial} hoje?».',
        }),
        answer: prose(200, {
          title: 'Resposta',
          description: 'A primeira frase da página: precisa dizer {preco} e {dia}. Até 200 letras.',
        }),
      })
      .meta({ title: 'Abertura', description: 'Pergunta e resposta do alto da página.' }),
    price: z
      .strictObject({
        status: label('Situação'),
        minimum: label('Menor preço', 'Exemplo: Mínimo do período.'),
        maximum: label('Maior preço'),
        average: label('Preço médio'),
      })
      .meta({ title: 'Preço', description: 'Nomes ao lado do preço.' }),
    chart: z
      .strictObject({
        caption: line(120, {
          title: 'Título',
          description:
            'Até 120 letras. Exemplo: Nosso preço de compra de {inicio} a {fim}, em R$ por kg.',
        }),
        button: label('Botão da tabela', 'Exemplo: Ver os números, mês a mês.'),
        month: label('Mês'),
        average: label('Média'),
        minimum: label('Mínimo'),
        maximum: label('Máximo'),
      })
      .meta({
        title: 'Gráfico',
        description: 'Preço ao longo do tempo; aparece a partir de três preços.',
      }),
    terms: z
      .strictObject({
        title: label('Título'),
        minimum: z
          .strictObject({
            label: label('Nome'),
            text: line(120, {
              title: 'Texto',
              description:
                'Quanto é preciso trazer, até 120 letras; o guia de um material pode dizer outro.',
            }),
          })
          .meta({ title: 'Mínimo', description: 'Quanto é preciso trazer.' }),
        others: z
          .array(
            z.strictObject({
              label: label('Nome'),
              text: line(120, { title: 'Texto', description: 'Até 120 letras.' }),
            }),
          )
          .min(1)
          .max(6)
          .meta({
            title: 'Outras condições',
            description: 'Coleta, pagamento, o que levar: de 1 a 6.',
          }),
      })
      .meta({ title: 'Condições', description: 'Abaixo da calculadora.' }),
    takes: sectionHeading('O que entra'),
    takesColumns: z
      .strictObject({
        accepted: label('Preço cheio'),
        lowers: label('Vale menos'),
        refused: label('Não compramos'),
        source: label('Antes da fonte', 'Exemplo: Fonte.'),
      })
      .meta({ title: 'Colunas do que entra', description: 'Nomes das três listas.' }),
    steps: sectionHeading('Como separar'),
    others: sectionHeading('Outros materiais'),
    othersLink: label('Link do painel completo'),
    questions: sectionHeading('Perguntas'),
    questionItems: z
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
      .max(6)
      .meta({
        title: 'Perguntas de todos',
        description: 'De 1 a 6; as de um material só ficam no guia dele.',
      }),
  })
  .meta({
    title: 'Página de um material',
    description: `Textos de /comercio-sucata/nome-do-material. O site preenche ${places}.`,
  })

export type MaterialPage = z.infer<typeof materialPageSchema>
