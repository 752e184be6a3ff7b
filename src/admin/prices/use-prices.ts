import { useMemo, useState } from 'react'
import { todayInSaoPaulo } from '../../content/today'
import type { Diagnostic } from '../../content/check/diagnostic'
import { formatShortDate } from '../../site/lib/format'
import type { ContentSet } from '../check/content-set'
import type { ContentStore, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
import { answerTo, priceChanges, priceRows, type PriceRow } from './day-prices'

/** Name of the prices among the unsaved work of this device. */
export const PRICES_OF_DAY = 'preços do dia'

interface Props {
  store: ContentStore
  content: ContentSet
  device: Device
  onSaved: (content: ContentSet) => void
}

/** The typed prices of today, kept on the device, and the one save of all of them. */
export function usePrices({ store, content, device, onSaved }: Props) {
  const today = todayInSaoPaulo()
  const rows = useMemo(() => priceRows(content, today), [content, today])
  const [typed, setTyped] = useState(() => device.get(PRICES_OF_DAY)?.draft.fields ?? {})
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const textOf = ({ file }: PriceRow): string => String(typed[file] ?? '')
  const agreement = (row: PriceRow) => `${row.file} ${textOf(row)}`
  const answers = rows.map((row) => ({ row, answer: answerTo(row, textOf(row)) }))
  const prices = new Map(
    answers.flatMap(({ row, answer }) =>
      'price' in answer && answer.kind !== 'same' ? [[row.file, answer.price] as const] : [],
    ),
  )
  const open = answers.flatMap(({ row, answer: { kind } }) =>
    kind === 'wrong' || kind === 'stops' || (kind === 'asks' && !agreed.has(agreement(row)))
      ? [row]
      : [],
  )

  const keep = (next: typeof typed) => {
    setTyped(next)
    const isEmpty = Object.values(next).every((text) => text === '')
    device.set(
      PRICES_OF_DAY,
      isEmpty ? undefined : { draft: { fields: next }, before: '', photos: new Map() },
    )
  }
  const write = async () => {
    const files = priceChanges(content, prices, today)
    const next = files.reduce((set, { file, bytes }) => set.with(file, bytes), content)
    const found: Diagnostic[] = (
      await Promise.all(files.map(({ file }) => next.errorsOf(file)))
    ).flat()
    const [error] = found
    if (error) throw new Error(`Nada foi salvo. ${error.file}: ${error.message} — ${error.fix}`)
    const count = `${files.length} ${files.length === 1 ? 'preço' : 'preços'}`
    const message = `Preços de ${formatShortDate(today)}: ${count}`
    const saved = await store.save({ files, photos: new Map(), message })
    setOutcome(
      saved.kind === 'saved' ? { ...saved, note: `${count} de hoje. ${saved.note}` } : saved,
    )
    if (saved.kind !== 'saved') return
    keep({})
    onSaved(next)
  }
  return {
    rows,
    open,
    outcome,
    failure,
    isBusy,
    today,
    count: prices.size,
    textOf,
    isAgreed: (row: PriceRow) => agreed.has(agreement(row)),
    agree: (row: PriceRow, yes: boolean) => {
      const next = new Set(agreed)
      if (yes) next.add(agreement(row))
      else next.delete(agreement(row))
      setAgreed(next)
    },
    type: (row: PriceRow, text: string) => {
      // The same price in another form, as a field writes it when it is left, stays confirmed.
      if (text === textOf(row)) return
      const [old, fresh] = [answerTo(row, textOf(row)), answerTo(row, text)]
      if (
        'price' in old &&
        'price' in fresh &&
        old.price === fresh.price &&
        agreed.has(agreement(row))
      )
        setAgreed(new Set([...agreed, `${row.file} ${text}`]))
      setOutcome(undefined)
      keep({ ...typed, [row.file]: text })
    },
    discard: () => keep({}),
    save: async () => {
      if (isBusy) return
      setBusy(true)
      setFailure(undefined)
      try {
        await write()
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
