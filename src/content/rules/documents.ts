import type { DocumentTypeName } from '../document-types'
import { nearest } from '../text/nearest'
import { published } from '../views/published'
import { RESERVED_SERVICE_SLUGS, servicePath } from '../views/services'
import { placesOf } from '../text/templates'
import { looseBraces } from './places'
import {
  type AnyDocument,
  dataOf,
  documentsOf,
  type FieldDiagnostic,
  report,
  reportRepeated,
  type Rule,
  type RuleDocument,
} from './rule'
import { meant } from './reason'

export const postAuthor: Rule<'Post'> = ({ data: { author } }, { all }) => {
  const names = (dataOf(all, 'BlogPage').authors ?? []).flatMap((one) => one?.name ?? [])
  if (author === undefined || names.length === 0 || names.includes(author)) return []
  return report(
    ['author'],
    `«${author}» não está entre os autores de pages/blog.yaml`,
    meant(nearest(author, names), 'acrescente-o lá'),
  )
}

export const postDays: Rule<'Post'> = ({ data: { date, updatedOn } }) =>
  date === undefined || updatedOn === undefined || updatedOn > date
    ? []
    : report(
        ['updatedOn'],
        `${updatedOn} não vem depois da publicação, ${date}`,
        'escreva o dia da mudança ou ‹apague a linha›',
      )

/** The error of a material's name that no published material has. */
function materialErrors(
  path: FieldDiagnostic['path'],
  name: string | undefined,
  all: readonly AnyDocument[],
): FieldDiagnostic[] {
  const materials = documentsOf(all, 'Material')
  const material = materials.find(({ slug }) => slug === name)
  if (name === undefined || material?.draft === false) return []
  if (material)
    return report(
      path,
      `o material «${name}» é um rascunho e não aparece no site`,
      'publique-o ou escolha outro',
    )
  const near = nearest(
    name,
    materials.map(({ slug }) => slug),
  )
  return report(path, `não há o material «${name}»`, meant(near, 'escreva como cobre'))
}

/** The description may name materials as {places}: the page replaces `{cobre}` by the price of copper. */
export const quotedMaterials: Rule<'ScrapPage'> = ({ data }, { all }) => {
  const path = ['seo', 'description']
  const text = data.seo?.description ?? ''
  return [
    ...placesOf(text).flatMap((name) => materialErrors(path, name, all)),
    ...looseBraces(path, text, 'cobre'),
  ]
}

export const stripMaterial: Rule<'LayoutPage'> = ({ data }, { all }) =>
  materialErrors(['strip', 'material'], data.strip?.material, all)

export const tickerMaterials: Rule<'HomePage'> = ({ data }, { all }) => {
  const names = data.ticker?.materials ?? []
  const pathOf = (index: number) => ['ticker', 'materials', index]
  return [
    ...names.flatMap((name, index) => materialErrors(pathOf(index), name, all)),
    ...reportRepeated(names, pathOf),
  ]
}

/** No service takes the address of another page, such as /servicos/inventario. */
export const serviceAddress: Rule<'Service' | 'Integration'> = ({ slug }) =>
  RESERVED_SERVICE_SLUGS.has(slug)
    ? report([], `${servicePath(slug)} é o endereço de outra página`, 'dê outro nome ao arquivo')
    : []

/** Returns the rule that a key's value differs in every item of a list. */
export const distinct =
  <Name extends DocumentTypeName>(
    list: string,
    key: string,
    valuesIn: (data: RuleDocument<Name>['data']) => (string | undefined)[] | undefined,
  ): Rule<Name> =>
  ({ data }) =>
    reportRepeated(valuesIn(data) ?? [], (index) => [list, index, key])

export const timelineOrder: Rule<'AboutPage'> = ({ data: { timelineItems = [] } }) =>
  timelineItems.flatMap((item, index) => {
    const [year, before] = [item?.year, timelineItems[index - 1]?.year]
    if (year === undefined || before === undefined || year >= before) return []
    return report(
      ['timelineItems', index, 'year'],
      `${year} vem depois de ${before}`,
      'ordene os anos',
    )
  })

/** Published steps are numbered 01, 02, 03 ... without a gap; drafts don't count. */
export const stepNumber: Rule<'ProcessStep'> = ({ slug, draft, data: { number } }, { all }) => {
  const steps = documentsOf(published(all), 'ProcessStep')
  if (draft || number === undefined) return []
  const twin = steps.find((step) => step.slug < slug && step.data.number === number)
  if (twin)
    return report(['number'], `a etapa ${number} já existe em ${twin.slug}.yaml`, 'dê outro número')
  const before = String(Number(number) - 1).padStart(2, '0')
  // A step whose number could not be read may be the one before.
  if (number === '01' || steps.some((step) => (step.data.number ?? before) === before)) return []
  return report(['number'], `falta a etapa ${before} antes da ${number}`, 'numere sem pular')
}

/** The day and the successor belong to the state, and the successor is another published laudo. */
export const laudoState: Rule<'Laudo'> = ({ slug, data }, { all }) => {
  const { status = 'válido', statusOn, replacedBy, issuedOn } = data
  if (status !== 'válido' && statusOn === undefined)
    return report(
      ['status'],
      `falta o dia em que foi ${status}`,
      'acrescente ‹statusOn›',
      'statusOn',
    )
  if (status === 'válido' && statusOn !== undefined)
    return report(['statusOn'], 'um laudo válido não tem este dia', '‹apague a linha›', 'status')
  if (statusOn !== undefined && issuedOn !== undefined && statusOn < issuedOn)
    return report(['statusOn'], `vem antes da emissão, ${issuedOn}`, 'confira os dois dias')
  if (status !== 'substituído')
    return replacedBy === undefined
      ? []
      : report(
          ['replacedBy'],
          'só um laudo substituído tem sucessor',
          '‹apague a linha› ou escreva ‹status›: substituído',
          'status',
        )
  if (replacedBy === undefined)
    return report(
      ['status'],
      'falta o laudo que vale agora',
      'acrescente ‹replacedBy›',
      'replacedBy',
    )
  const next = documentsOf(published(all), 'Laudo').find(
    (other) => other.slug === replacedBy && replacedBy !== slug,
  )
  if (!next)
    return report(
      ['replacedBy'],
      `não há outro laudo «${replacedBy}»`,
      'escreva como rt-l-2026-0163',
    )
  // The page /verificar calls the successor the laudo that is valid now.
  if ((next.data.status ?? 'válido') === 'válido') return []
  const later = next.data.replacedBy
  return report(
    ['replacedBy'],
    `«${next.slug}» também não vale mais: foi ${next.data.status}`,
    `escreva o laudo que vale agora, ${later !== undefined && later !== slug ? `como ${later}` : 'ou ‹status›: revogado e só ‹statusOn›'}`,
  )
}
