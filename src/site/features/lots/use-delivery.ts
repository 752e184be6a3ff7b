import { useCallback } from 'react'
import { type Delivery, deliveryOf, readCep, writeCep } from '../../../content/lots/freight'
import type { LotDetails } from '../../../content/views'
import { useFreightTable } from '../../content'
import { keepOnDevice, useKeptOnDevice } from '../../lib/device-store'
import { countWords, fillPlaces, formatMoney, formatPrice } from '../../lib/format'
import { useToday } from '../../lib/use-today'

const CEP = 'cep'
const INSURED = 'frete-seguro'

/** Remembers where lots go, on this device alone. */
export const keepCep = (digits: string): void => keepOnDevice(CEP, digits)
export const keepInsured = (wanted: boolean): void => keepOnDevice(INSURED, wanted ? 'sim' : '')

/**
 * The visitor's CEP (eight digits), and what a lot costs there: undefined without a CEP and in the
 * prerendered page.
 */
export function useDelivery() {
  const table = useFreightTable()
  const { texts } = table
  const today = useToday()
  const cep = readCep(useKeptOnDevice(CEP))
  const insured = useKeptOnDevice(INSURED) === 'sim'
  const of = useCallback(
    (lot: LotDetails): Delivery | 'expired' | 'unknown' | undefined =>
      cep && today ? deliveryOf(lot, { cep, insured, today }, table) : undefined,
    [cep, insured, today, table],
  )
  /** The estimate as a line of the visitor's message; a request for the freight where there is none. */
  const lineOf = useCallback(
    (lot: LotDetails): string | undefined => {
      const delivery = of(lot)
      if (!cep || !delivery) return undefined
      const at = writeCep(cep)
      if (typeof delivery === 'string') return fillPlaces(texts.askWithCep, { cep: at })
      const line = fillPlaces(texts.message, {
        cep: at,
        entregue: formatPrice(delivery.total),
        preco: formatMoney(delivery.freight),
        prazo: countWords(delivery.workingDays, texts.days),
      })
      return insured && delivery.insurance ? `${line}, ${texts.withInsurance}` : line
    },
    [of, cep, insured, texts],
  )
  return { cep, insured, table, texts, of, lineOf }
}
