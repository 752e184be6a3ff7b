import type { Path } from '../field-tree'
import { nearest } from '../nearest'
import { published } from '../published'
import { placesOf } from '../templates'
import type { RuleDocument } from './links'
import { listAt, valueAt, type Reason } from './reason'

/** A fault at a path of the document that a rule looks at. */
export type PathFault = Reason & { path: Path }

/** A rule sees one document and all of them, and answers with that document's faults. */
export type Rule = (document: RuleDocument, all: readonly RuleDocument[]) => PathFault[]

/** Prices are compared only when both are numbers: the schema has already spoken about the rest. */
export const lotPrice: Rule = ({ data }) => {
  const price = valueAt(data, 'price')
  const original = valueAt(data, 'originalPrice')
  if (typeof price !== 'number' || typeof original !== 'number' || price < original) return []
  return [
    {
      path: ['price'],
      message: `o preço ${price} não é menor que o preço original ${original}`,
      cure: 'baixe price, aumente originalPrice ou, se não há desconto, apague a linha originalPrice',
    },
  ]
}

export const postAuthor: Rule = ({ data }, all) => {
  const blog = all.find(({ type }) => type === 'BlogPage')
  const names = listAt(blog?.data, 'authors')
    .map((author) => valueAt(author, 'name'))
    .filter((name) => typeof name === 'string')
  const author = valueAt(data, 'author')
  if (typeof author !== 'string' || names.length === 0 || names.includes(author)) return []
  const near = nearest(author, names)
  return [
    {
      path: ['author'],
      message: `«${author}» não está entre os autores de pages/blog.yaml`,
      cure: near
        ? `queria dizer «${near}»?`
        : 'acrescente o autor em pages/blog.yaml ou escreva um que esteja lá',
    },
  ]
}

export const postDays: Rule = ({ data }) => {
  const [date, updated] = [valueAt(data, 'date'), valueAt(data, 'updatedOn')]
  if (typeof date !== 'string' || typeof updated !== 'string' || updated > date) return []
  return [
    {
      path: ['updatedOn'],
      message: `${updated} não vem depois da publicação, ${date}`,
      cure: 'escreva o dia da mudança ou apague a linha',
    },
  ]
}

function materialFault(name: unknown, all: readonly RuleDocument[]): Reason | undefined {
  if (typeof name !== 'string') return undefined
  const materials = all.filter(({ type }) => type === 'Material')
  const material = materials.find(({ slug }) => slug === name)
  if (material?.draft)
    return {
      message: `o material «${name}» é um rascunho e não aparece no site`,
      cure: 'publique o material ou escolha outro',
    }
  if (material) return undefined
  const near = nearest(
    name,
    materials.map(({ slug }) => slug),
  )
  return {
    message: `não há o material «${name}»`,
    cure: near
      ? `queria dizer «${near}»?`
      : 'escreva o nome de um arquivo de content/materials, sem .yaml',
  }
}

/** The description may name materials in places, `{cobre}`, and says their price. */
export const quotedMaterials: Rule = ({ data }, all) => {
  const text = valueAt(data, 'seo', 'description')
  return typeof text !== 'string'
    ? []
    : placesOf(text).flatMap((name) => {
        const fault = materialFault(name, all)
        return fault ? [{ ...fault, path: ['seo', 'description'] }] : []
      })
}

export const stripMaterial: Rule = ({ data }, all) => {
  const fault = materialFault(valueAt(data, 'strip', 'material'), all)
  return fault ? [{ ...fault, path: ['strip', 'material'] }] : []
}

export const tickerMaterials: Rule = ({ data }, all) => {
  const names = listAt(data, 'ticker', 'materials')
  const missing = names.flatMap((name, index) => {
    const fault = materialFault(name, all)
    return fault ? [{ ...fault, path: ['ticker', 'materials', index] }] : []
  })
  return [...missing, ...repeated(names, (index) => ['ticker', 'materials', index])]
}

/** Services and integrations share one address, /servicos?servico=<slug>, which can open only one of the two. */
export const requestSlug: Rule = ({ slug, draft }, all) => {
  const twin = published(all).find((other) => other.type === 'Service' && other.slug === slug)
  if (draft || !twin) return []
  return [
    {
      path: [],
      message: `o serviço ${slug}.yaml tem o mesmo nome de arquivo, e os dois abririam em /servicos?servico=${slug}`,
      cure: 'mude o nome de um dos dois arquivos',
    },
  ]
}

/** Values that stand twice in a list; each later one is a fault. */
function repeated(values: unknown[], pathOf: (index: number) => Path): PathFault[] {
  return values.flatMap((value, index) =>
    typeof value === 'string' && values.indexOf(value) < index
      ? [
          {
            path: pathOf(index),
            message: `«${value}» já está nesta lista`,
            cure: 'apague um dos dois ou escreva outro',
          },
        ]
      : [],
  )
}

/** A rule for a key that must be different in every item of a list. */
export const distinct =
  (list: string, key: string): Rule =>
  ({ data }) =>
    repeated(
      listAt(data, list).map((item) => valueAt(item, key)),
      (index) => [list, index, key],
    )

export const timelineOrder: Rule = ({ data }) => {
  const years = listAt(data, 'timelineItems').map((item) => valueAt(item, 'year'))
  return years.flatMap((year, index) => {
    const before = years[index - 1]
    if (typeof year !== 'number' || typeof before !== 'number' || year >= before) return []
    return [
      {
        path: ['timelineItems', index, 'year'],
        message: `${year} vem depois de ${before}`,
        cure: 'ordene os anos do mais antigo ao mais novo',
      },
    ]
  })
}

/** Steps that a visitor sees are numbered 01, 02, 03 ... without gap; a draft takes no number. */
export const stepNumber: Rule = (document, all) => {
  const numberOf = ({ data }: RuleDocument) => valueAt(data, 'number')
  const steps = published(all).filter(({ type }) => type === 'ProcessStep')
  const number = numberOf(document)
  if (document.draft || typeof number !== 'string') return []
  const twin = steps.find((step) => step.slug < document.slug && numberOf(step) === number)
  if (twin)
    return [
      {
        path: ['number'],
        message: `a etapa ${number} já existe em ${twin.slug}.yaml`,
        cure: 'dê um número diferente a cada etapa',
      },
    ]
  const before = String(Number(number) - 1).padStart(2, '0')
  if (number === '01' || steps.some((step) => numberOf(step) === before)) return []
  return [
    {
      path: ['number'],
      message: `falta a etapa ${before} antes da ${number}`,
      cure: 'numere as etapas 01, 02, 03 …, sem pular',
    },
  ]
}
