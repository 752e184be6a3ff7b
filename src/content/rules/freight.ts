import { brazilianDay } from './dates'
import { listAt, valueAt } from './reason'
import { report, type Rule } from './rule'

const CEP = /^\d{5}-\d{3}$/
const numberOf = (cep: string): number => Number(cep.replace('-', ''))

/** The ranges of CEP that can be read, in the file's order, each with the end of the one before. */
function rangesOf(data: unknown) {
  let before = ''
  return listAt(data, 'regions').flatMap((region, index) => {
    const [from, to] = [valueAt(region, 'from'), valueAt(region, 'to')].map(String)
    if (!from || !to || !CEP.test(from) || !CEP.test(to)) return []
    const range = { index, from, to, before }
    before = to
    return [range]
  })
}

/** A CEP has one price: ranges are in order and do not overlap. */
export const freightRanges: Rule = ({ data }) =>
  rangesOf(data).flatMap(({ index, from, to, before }) => [
    ...(from > to
      ? report(
          ['regions', index, 'to'],
          `a faixa acaba antes de começar em ${from}`,
          'troque os dois',
        )
      : []),
    ...(before && from <= before
      ? report(
          ['regions', index, 'from'],
          `a faixa começa antes de a anterior acabar, em ${before}`,
          'ponha as faixas em ordem, cada CEP em uma só',
        )
      : []),
  ])

/** Inside a gap between two ranges visitors get no price. */
export const freightGaps: Rule = ({ data }) =>
  rangesOf(data).flatMap(({ index, from, before }) =>
    before && numberOf(from) > numberOf(before) + 1
      ? report(
          ['regions', index, 'from'],
          `entre ${before} e ${from} não há preço, e a página pede a cotação`,
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
