import { inFile } from '../content/check/diagnostic'
import { DOCUMENT_TYPE_NAMES, documentType } from '../content/document-types'
import { objectTree, takesDay, type Field, type ObjectField } from '../content/schema/field-tree'

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

/** The lines of every required field of a group; the tab key visits their placeholders. */
function requiredLines({ fields }: ObjectField, next: () => number, indent = ''): string[] {
  return [...fields].flatMap(([key, field]) => {
    if (field.optional) return []
    const above = indent === '' ? [`# ${field.title}. ${inFile(field.description)}`] : []
    if (field.kind === 'object')
      return [...above, `${indent}${key}:`, ...requiredLines(field, next, `${indent}  `)]
    if (field.kind !== 'list' && field.kind !== 'byDay')
      return [...above, `${indent}${key}: ${placeOf(key, field, next())}`]
    const sign = field.kind === 'list' ? '-' : `${TODAY}:`
    return [...above, `${indent}${key}:`, `${indent}  ${sign} ${placeOf(key, field.item, next())}`]
  })
}

/** A placeholder of a snippet: a choice among values, or a value to type over. */
function placeOf(key: string, field: Field, index: number): string {
  if (takesDay(field)) return `"${TODAY}"`
  if (field.kind === 'choice') return `\${${index}|${field.options.join(',')}|}`
  return `\${${index}:${EXAMPLES[key] ?? exampleOf(field)}}`
}

const exampleOf = ({ kind, title, description }: Field): string =>
  kind === 'number' ? '40.00' : (/Exemplo: (.{1,40})\.$/.exec(description)?.[1] ?? title)

/** A whole new document: its required fields, and the names of the optional ones below them. */
function wholeDocument(tree: ObjectField, isArticle: boolean): string[] {
  let index = 0
  const optional = [...tree.fields].filter(([, field]) => field.optional)
  const yaml = [
    ...requiredLines(tree, () => (index += 1)),
    ...(optional.length > 0
      ? ['', '# Se quiser, acrescente (o guia e /admin explicam cada um):']
      : []),
    ...optional.map(([key, { title }]) => `# ${key}: ${title}`),
  ]
  return isArticle ? ['---', ...yaml, '---', '', '$0'] : yaml
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
    const isArticle = shape.format === 'mdx'
    const snippet = {
      scope: isArticle ? 'markdown' : 'yaml',
      prefix: one,
      description: `${the === 'a' ? 'Uma nova' : 'Um novo'} ${one}, campo por campo`,
      body: wholeDocument(objectTree(shape.schema), isArticle),
    }
    return [[one, snippet]]
  })
  const parts = Object.entries(PARTS).map(([name, part]) => [
    name,
    { scope: 'yaml', prefix: name, ...part },
  ])
  return `${JSON.stringify(Object.fromEntries([...documents, ...parts]), null, 2)}\n`
}
