import { DOCUMENT_TYPE_NAMES, documentType, type DocumentTypeName } from '../content/document-types'
import { type Field, takesDay } from '../content/field-tree'
import { newDocumentText, wantedOf, type Wanted } from './new-document'

/** VS Code fills in the day when the snippet is used. */
const TODAY = '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE'

/**
 * Placeholder texts for fields whose description has no example at its end, and whose title would
 * not be a valid value.
 */
const EXAMPLES: Readonly<Record<string, string>> = {
  order: '10',
  rating: '4.5',
  src: 'pasta/foto.jpg',
  number: '"01"',
  action: '/contato',
}

/**
 * A placeholder of a snippet, which the tab key visits: a choice among values, or a value to type
 * over.
 */
function placeOf({ name, field }: Wanted, index: number): string {
  if (takesDay(field)) return TODAY
  if (field.kind === 'choice') return `\${${index}|${field.options.join(',')}|}`
  const one = field.kind === 'list' || field.kind === 'byDay' ? field.item : field
  return `\${${index}:${EXAMPLES[name.split('.').at(-1) ?? ''] ?? exampleOf(one)}}`
}

const exampleOf = ({ kind, title, description }: Field): string =>
  kind === 'number' ? '40.00' : (/Exemplo: (.{1,40})\.$/.exec(description)?.[1] ?? title)

/** A whole new document of a type, with the sentence of each field above it. */
function wholeDocument(type: DocumentTypeName): string[] {
  const answers = new Map(
    wantedOf(type).map((wanted, index) => [wanted.name, [placeOf(wanted, index + 1)]]),
  )
  const text = newDocumentText(type, answers, { body: '$0', today: TODAY, draft: false })
  // A day is a text in quotes, except before a colon.
  return text.replaceAll(`: ${TODAY}`, `: "${TODAY}"`).trimEnd().split('\n')
}

const PARTS = {
  preço: {
    description: 'O preço de um material desde hoje, em cima dos outros',
    body: [`${TODAY}: \${1:40.00}`],
  },
  fotos: {
    description: 'Mais fotos de um lote',
    body: [
      'morePhotos:',
      '  - src: ${1:lots/foto.jpg}',
      '    alt: ${2:O que se vê na foto, em uma frase}',
    ],
  },
}

/**
 * The content of .vscode/conteudo.code-snippets: a new document of each kind, and the parts that
 * are added most often.
 */
export function snippetsText(): string {
  const documents = DOCUMENT_TYPE_NAMES.flatMap((type) => {
    const shape = documentType(type)
    if (shape.kind !== 'collection') return []
    const { one, the } = shape.names
    return [
      [
        one,
        {
          scope: shape.format === 'mdx' ? 'markdown' : 'yaml',
          prefix: one,
          description: `${the === 'a' ? 'Uma nova' : 'Um novo'} ${one}, campo por campo`,
          body: wholeDocument(type),
        },
      ],
    ]
  })
  const parts = Object.entries(PARTS).map(([name, part]) => [
    name,
    { scope: 'yaml', prefix: name, ...part },
  ])
  return `${JSON.stringify(Object.fromEntries([...documents, ...parts]), null, 2)}\n`
}
