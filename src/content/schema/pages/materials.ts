import { MATERIAL_PLACES } from '../../text/templates'
import { each, label, line, list, object, objects, photo, prose } from '../fields'
import { sourceFields } from '../material'
import { search, sectionHeading, seo } from '../page-parts'

export const scrapPageSchema = object('Página de sucata', 'Textos de /comercio-sucata.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo('Foto da abertura', 'Foto recortada ao lado do título.'),
  disclaimer: prose(240, 'Ressalva', 'Abaixo dos preços: aviso de que podem mudar'),
  tips: object('Como valer mais', 'Dicas abaixo dos preços.', {
    title: line(60, 'Título', 'Acima das dicas'),
    items: list(1, 5, 'Dicas', 'De 1 a 5 dicas.', line(120, 'Dica', 'Uma dica')),
  }),
  ...each(sectionHeading, {
    materials: 'Materiais',
    differentials: 'Diferenciais',
    sell: 'Vender',
  }),
})

const places = Object.entries(MATERIAL_PLACES)
  .map(([name, meaning]) => `{${name}} (${meaning})`)
  .join(', ')

/** Texts that all materials' pages share; text/templates.ts lists their {places}. */
export const materialPageSchema = object(
  'Página de um material',
  `Textos de /comercio-sucata/nome-do-material. O site preenche ${places}.`,
  {
    seo: search(),
    header: object('Abertura', 'Pergunta e resposta do alto da página.', {
      title: line(60, 'Título', 'A pergunta do visitante', '«Preço {doMaterial} hoje?»'),
      answer: prose(200, 'Resposta', 'A primeira frase: precisa dizer {preco} e {dia}.'),
    }),
    terms: object('Condições', 'Abaixo da calculadora.', {
      title: label('Título'),
      minimum: object('Mínimo', 'Quanto é preciso trazer.', {
        label: label('Nome'),
        text: line(120, 'Texto', 'O guia de um material pode dizer outro'),
      }),
      others: objects(1, 6, 'Outras condições', 'Coleta, pagamento, o que levar: de 1 a 6.', {
        label: label('Nome'),
        text: line(120, 'Texto'),
      }),
    }),
    takes: sectionHeading('O que entra'),
    steps: sectionHeading('Como separar'),
    others: sectionHeading('Outros materiais'),
    questions: sectionHeading('Perguntas'),
    questionItems: objects(
      1,
      6,
      'Perguntas de todos',
      'De 1 a 6; as de um material só ficam no guia dele.',
      {
        question: line(90, 'Pergunta', 'Como o visitante pergunta'),
        answer: prose(400, 'Resposta', 'Uma ou duas frases'),
        sources: objects(1, 3, 'Fontes', 'De 1 a 3 fontes.', sourceFields()).optional(),
      },
    ),
  },
)
