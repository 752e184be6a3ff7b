import { brazilianDay } from './dates'
import { listAt, valueAt } from './reason'
import { report, type FieldDiagnostic, type Rule } from './rule'

const CEP = /^\d{5}-\d{3}$/
const numberOf = (cep: string): number => Number(cep.replace('-', ''))

interface Range {
  index: number
  from: string
  to: string
}

/** The ranges of CEP that can be read, in the file's order. */
const rangesOf = (data: unknown): Range[] =>
  listAt(data, 'regions').flatMap((region, index) => {
    const [from, to] = [valueAt(region, 'from'), valueAt(region, 'to')]
    return typeof from === 'string' && typeof to === 'string' && CEP.test(from) && CEP.test(to)
      ? { index, from, to }
      : []
  })

/** Compares each range with the one before it. */
const neighbours = (
  data: unknown,
  look: (range: Range, before: Range) => FieldDiagnostic[],
): FieldDiagnostic[] => {
  const ranges = rangesOf(data)
  return ranges.flatMap((range, place) => {
    const before = ranges[place - 1]
    return before ? look(range, before) : []
  })
}

/** A CEP has one price: ranges are in order and do not overlap. */
export const freightRanges: Rule = ({ data }) => [
  ...rangesOf(data).flatMap(({ index, from, to }) =>
    from > to
      ? report(
          ['regions', index, 'to'],
          `a faixa acaba antes de começar em ${from}`,
          'troque os dois',
        )
      : [],
  ),
  ...neighbours(data, ({ index, from }, before) =>
    from <= before.to
      ? report(
          ['regions', index, 'from'],
          `a faixa começa antes de a anterior acabar, em ${before.to}`,
          'ponha as faixas em ordem, cada CEP em uma só',
        )
      : [],
  ),
]

/** Inside a gap between two ranges visitors get no price. */
export const freightGaps: Rule = ({ data }) =>
  neighbours(data, ({ index, from }, before) =>
    numberOf(from) > numberOf(before.to) + 1
      ? report(
          ['regions', index, 'from'],
          `entre ${before.to} e ${from} não há preço, e a página pede a cotação`,
          'estenda uma das duas faixas, ou acrescente a que falta',
        )
      : [],
  )

export const oldFreight: Rule = ({ data }, { today }) => {
  const day = valueAt(data, 'validUntil')
  return typeof day === 'string' && day < today
    ? report(
        ['validUntil'],
        `a tabela de frete venceu em ${brazilianDay(day)}: a página só pede a cotação`,
        'confira os preços e escreva a validade nova',
      )
    : []
}
