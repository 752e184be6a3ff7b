import { brazilianDay } from './dates'
import { meant } from '../check/diagnostic'
import {
  type AnyDocument,
  dataOf,
  documentsOf,
  reportAlone,
  reportDisorder,
  type Report,
  type Rule,
} from './rule'
import type { Path } from '../schema/field-tree'
import { nearest } from '../text/nearest'
import { placesOf } from '../text/templates'
import { published } from '../views/published'
import { RESERVED_SERVICE_SLUGS, servicePath } from '../views/paths'
import { placeErrors, reportLooseBraces } from './places'

export const postErrors: Rule<'Post'> = (
  { data: { author, date = '', updatedOn } },
  { all },
  report,
) => {
  const names = (dataOf(all, 'BlogPage').authors ?? []).flatMap((one) => one?.name ?? [])
  if (author !== undefined && names.length > 0 && !names.includes(author))
    report(
      'author',
      `«${author}» não está entre os autores de pages/blog.yaml`,
      meant(nearest(author, names), 'acrescente-o lá'),
    )
  if (updatedOn !== undefined && updatedOn <= date)
    report(
      'updatedOn',
      `${updatedOn} não vem depois da publicação, ${date}`,
      'escreva o dia da mudança ou ‹apague a linha›',
    )
}

/** Reports a material's name that no published material has. */
function reportMaterial(
  path: Path,
  name: string | undefined,
  all: readonly AnyDocument[],
  report: Report,
): void {
  const materials = documentsOf(published(all), 'Material').map(({ slug }) => slug)
  if (name === undefined || materials.includes(name)) return
  const draft = all.some(({ type, slug }) => type === 'Material' && slug === name)
  const near = meant(nearest(name, materials), 'escreva como cobre')
  report(
    path,
    draft ? `o material «${name}» é um rascunho` : `não há o material «${name}»`,
    draft ? 'publique-o ou escolha outro' : near,
  )
}

/** The description may name materials as {places}: the page replaces `{cobre}` by the price of copper. */
export const scrapErrors: Rule<'ScrapPage'> = ({ data: { seo } }, { all }, report) => {
  const path = ['seo', 'description']
  const text = seo?.description ?? ''
  for (const name of placesOf(text)) reportMaterial(path, name, all, report)
  reportLooseBraces(path, text, 'cobre', report)
}

export const layoutErrors: Rule<'LayoutPage'> = ({ data: { strip, footer } }, { all }, report) => {
  reportMaterial(['strip', 'material'], strip?.material, all, report)
  placeErrors(['footer', 'copyright'], footer?.copyright ?? '', { optional: ['empresa'] }, report)
}

export const homeErrors: Rule<'HomePage'> = ({ data: { ticker } }, { all }, report) => {
  for (const [index, name] of (ticker?.materials ?? []).entries())
    reportMaterial(['ticker', 'materials', index], name, all, report)
}

/** No service takes the address of another page, such as /servicos/inventario. */
export const serviceErrors: Rule<'Service'> = ({ slug }, _, report) => {
  if (RESERVED_SERVICE_SLUGS.has(slug))
    report([], `${servicePath(slug)} é o endereço de outra página`, 'dê outro nome ao arquivo')
}

export const aboutErrors: Rule<'AboutPage'> = ({ data: { timelineItems = [] } }, _, report) => {
  for (const [index, item] of timelineItems.entries()) {
    const [year, before] = [item?.year, timelineItems[index - 1]?.year]
    if (year !== undefined && before !== undefined && year < before)
      report(['timelineItems', index, 'year'], `${year} vem depois de ${before}`, 'ordene os anos')
  }
}

/** Published steps are numbered 01, 02, 03 ... without a gap; drafts don't count. */
export const stepErrors: Rule<'ProcessStep'> = (step, { all }, report) => {
  const { number } = step.data
  const steps = documentsOf(published(all), 'ProcessStep')
  if (step.draft || number === undefined) return
  const twin = steps.find(({ slug, data }) => slug < step.slug && data.number === number)
  if (twin)
    return report('number', `a etapa ${number} já existe em ${twin.slug}.yaml`, 'dê outro número')
  const before = String(Number(number) - 1).padStart(2, '0')
  // A step whose number could not be read may be the one before.
  if (
    number !== '01' &&
    steps.every(({ data }) => data.number !== undefined && data.number !== before)
  )
    report('number', `falta a etapa ${before} antes da ${number}`, 'numere sem pular')
}

/** A standard that the company follows without being certified must not look like a certificate. */
export const certificationErrors: Rule<'Certification'> = ({ data }, _, report) => {
  for (const field of ['number', 'validUntil'] as const)
    if (data.standard === true && data[field] !== undefined)
      report(field, 'uma norma seguida não tem número nem validade', `apague ${field} ou standard`)
}

export const certificationWarnings: Rule<'Certification'> = ({ data }, { today }, report) => {
  const { validUntil = today } = data
  if (validUntil < today)
    report(
      'validUntil',
      `a validade acabou em ${brazilianDay(validUntil)}`,
      'escreva a nova ou ‹draft: true›',
    )
}

/** The day and the successor belong to the state, and the successor is a published laudo that is valid now. */
export const laudoErrors: Rule<'Laudo'> = ({ slug, data }, { all }, report) => {
  const { status = 'válido', replacedBy } = data
  reportDisorder(data, [['issuedOn', 'statusOn']], report)
  if (status !== 'válido') reportAlone(data, [['status', 'statusOn']], report)
  else if (data.statusOn !== undefined)
    report('statusOn', 'um laudo válido não tem este dia', '‹apague a linha›', 'status')
  if (status === 'substituído') reportAlone(data, [['status', 'replacedBy']], report)
  if (replacedBy === undefined) return
  const valid = documentsOf(published(all), 'Laudo').filter(
    (other) => other.slug !== slug && (other.data.status ?? 'válido') === 'válido',
  )
  if (status !== 'substituído' || !valid.some((other) => other.slug === replacedBy))
    report(
      'replacedBy',
      `«${replacedBy}» não é um laudo que vale no lugar deste`,
      'escreva o de um laudo publicado e válido, como rt-l-2026-0163, ou ‹status›: revogado e só ‹statusOn›',
    )
}
