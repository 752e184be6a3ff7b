import { nearest } from '../nearest'
import { published } from '../published'
import { RESERVED_SERVICE_SLUGS, servicePath } from '../services'
import { placesOf } from '../templates'
import { looseBraces } from './places'
import { report, reportRepeated, type Rule, type RuleDocument } from './rule'
import { valueAt, listAt, type Reason, meant } from './reason'

/** Compares the prices only when both are numbers: for anything else the schema has already reported an error. */
export const lotPrice: Rule = ({ data }) => {
  const price = valueAt(data, 'price')
  const original = valueAt(data, 'originalPrice')
  if (typeof price !== 'number' || typeof original !== 'number' || price < original) return []
  return report(
    ['price'],
    `o preço ${price} não é menor que o preço original ${original}`,
    'baixe price, aumente originalPrice ou, se não há desconto, apague a linha originalPrice',
  )
}

export const postAuthor: Rule = ({ data }, { all }) => {
  const blog = all.find(({ type }) => type === 'BlogPage')
  const names = listAt(blog?.data, 'authors')
    .map((author) => valueAt(author, 'name'))
    .filter((name) => typeof name === 'string')
  const author = valueAt(data, 'author')
  if (typeof author !== 'string' || names.length === 0 || names.includes(author)) return []
  return report(
    ['author'],
    `«${author}» não está entre os autores de pages/blog.yaml`,
    meant(
      nearest(author, names),
      'acrescente o autor em pages/blog.yaml ou escreva um que esteja lá',
    ),
  )
}

export const postDays: Rule = ({ data }) => {
  const [date, updated] = [valueAt(data, 'date'), valueAt(data, 'updatedOn')]
  if (typeof date !== 'string' || typeof updated !== 'string' || updated > date) return []
  return report(
    ['updatedOn'],
    `${updated} não vem depois da publicação, ${date}`,
    'escreva o dia da mudança ou apague a linha',
  )
}

function materialError(name: unknown, all: readonly RuleDocument[]): Reason | undefined {
  if (typeof name !== 'string') return undefined
  const materials = all.filter(({ type }) => type === 'Material')
  const material = materials.find(({ slug }) => slug === name)
  if (material?.draft)
    return {
      message: `o material «${name}» é um rascunho e não aparece no site`,
      fix: 'publique o material ou escolha outro',
    }
  if (material) return undefined
  const slugs = materials.map(({ slug }) => slug)
  const otherwise = 'escreva o nome de um arquivo de content/materials, sem .yaml'
  return { message: `não há o material «${name}»`, fix: meant(nearest(name, slugs), otherwise) }
}

/** The description may name materials as {places}: the page replaces `{cobre}` by the price of copper. */
export const quotedMaterials: Rule = ({ data }, { all }) => {
  const path = ['seo', 'description']
  const text = valueAt(data, ...path)
  if (typeof text !== 'string') return []
  const wrong = placesOf(text).flatMap((name) => {
    const error = materialError(name, all)
    return error ? [{ ...error, path }] : []
  })
  return [...wrong, ...looseBraces(path, text, 'cobre')]
}

export const stripMaterial: Rule = ({ data }, { all }) => {
  const error = materialError(valueAt(data, 'strip', 'material'), all)
  return error ? [{ ...error, path: ['strip', 'material'] }] : []
}

export const tickerMaterials: Rule = ({ data }, { all }) => {
  const names = listAt(data, 'ticker', 'materials')
  const missing = names.flatMap((name, index) => {
    const error = materialError(name, all)
    return error ? [{ ...error, path: ['ticker', 'materials', index] }] : []
  })
  return [...missing, ...reportRepeated(names, (index) => ['ticker', 'materials', index])]
}

/** No service takes the address of another page, such as /servicos/inventario. */
export const serviceAddress: Rule = ({ slug }) =>
  RESERVED_SERVICE_SLUGS.has(slug)
    ? report([], `${servicePath(slug)} é o endereço de outra página`, 'dê outro nome ao arquivo')
    : []

/** Returns the rule that a key's value differs in every item of a list. */
export const distinct =
  (list: string, key: string): Rule =>
  ({ data }) =>
    reportRepeated(
      listAt(data, list).map((item) => valueAt(item, key)),
      (index) => [list, index, key],
    )

export const timelineOrder: Rule = ({ data }) => {
  const years = listAt(data, 'timelineItems').map((item) => valueAt(item, 'year'))
  return years.flatMap((year, index) => {
    const before = years[index - 1]
    if (typeof year !== 'number' || typeof before !== 'number' || year >= before) return []
    return report(
      ['timelineItems', index, 'year'],
      `${year} vem depois de ${before}`,
      'ordene os anos do mais antigo ao mais novo',
    )
  })
}

/** Published steps are numbered 01, 02, 03 ... without a gap; drafts don't count. */
export const stepNumber: Rule = (document, { all }) => {
  const numberOf = ({ data }: RuleDocument) => valueAt(data, 'number')
  const steps = published(all).filter(({ type }) => type === 'ProcessStep')
  const number = numberOf(document)
  if (document.draft || typeof number !== 'string') return []
  const twin = steps.find((step) => step.slug < document.slug && numberOf(step) === number)
  if (twin)
    return report(
      ['number'],
      `a etapa ${number} já existe em ${twin.slug}.yaml`,
      'dê um número diferente a cada etapa',
    )
  const before = String(Number(number) - 1).padStart(2, '0')
  // A step whose number could not be read may be the one before.
  const mayBeBefore = (step: RuleDocument) => (numberOf(step) ?? before) === before
  if (number === '01' || steps.some(mayBeBefore)) return []
  return report(
    ['number'],
    `falta a etapa ${before} antes da ${number}`,
    'numere as etapas 01, 02, 03 …, sem pular',
  )
}

/** The day and the successor belong to the state, and the successor is another published laudo. */
export const laudoState: Rule = ({ slug, data }, { all }) => {
  const [status = 'válido', changed, successor, issued] = [
    'status',
    'statusOn',
    'replacedBy',
    'issuedOn',
  ].map((key) => valueAt(data, key))
  const wantsDay = status === 'substituído' || status === 'revogado'
  if (wantsDay && changed === undefined)
    return report(['status'], `falta o dia em que foi ${status}`, 'acrescente statusOn')
  if (!wantsDay && changed !== undefined)
    return report(['statusOn'], 'um laudo válido não tem este dia', 'apague a linha')
  if (typeof changed === 'string' && typeof issued === 'string' && changed < issued)
    return report(['statusOn'], `vem antes da emissão, ${issued}`, 'confira os dois dias')
  if (status !== 'substituído' && successor !== undefined)
    return report(
      ['replacedBy'],
      'só um laudo substituído tem sucessor',
      'apague a linha ou escreva status: substituído',
    )
  if (status !== 'substituído') return []
  if (successor === undefined)
    return report(['status'], 'falta o laudo que vale agora', 'acrescente replacedBy')
  const next = published(all).find(
    (other) => other.type === 'Laudo' && other.slug === successor && successor !== slug,
  )
  if (!next)
    return report(
      ['replacedBy'],
      `não há outro laudo «${String(successor)}»`,
      'escreva o nome de um arquivo de content/laudos, sem .yaml',
    )
  // The page /verificar calls the successor the laudo that is valid now.
  const [nextStatus, later] = [valueAt(next.data, 'status'), valueAt(next.data, 'replacedBy')]
  if (nextStatus !== 'substituído' && nextStatus !== 'revogado') return []
  const other =
    typeof later === 'string' && later !== slug
      ? `como ${later}`
      : 'ou status: revogado e só statusOn'
  return report(
    ['replacedBy'],
    `«${next.slug}» também não vale mais: foi ${nextStatus}`,
    `escreva o laudo que vale agora, ${other}`,
  )
}
