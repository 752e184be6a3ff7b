import { useMemo, useState } from 'react'
import { todayInSaoPaulo } from '../../content/today'
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

/** The typed prices of today, kept on the device, and which of them the editor said are right. */
function useTyped(device: Device) {
  const [typed, setTyped] = useState(() => device.get(PRICES_OF_DAY)?.draft.fields ?? {})
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const textOf = ({ file }: PriceRow): string => {
    const text = typed[file]
    return typeof text === 'string' ? text : ''
  }
  const agreement = (row: PriceRow, text = textOf(row)) => `${row.file} ${text}`
  const isAgreed = (row: PriceRow) => agreed.has(agreement(row))
  const keep = (next: typeof typed) => {
    setTyped(next)
    const isEmpty = Object.values(next).every((text) => text === '')
    device.set(
      PRICES_OF_DAY,
      isEmpty ? undefined : { draft: { fields: next }, before: '', photos: new Map() },
    )
  }
  return {
    textOf,
    isAgreed,
    agree: (row: PriceRow, yes: boolean) =>
      setAgreed(
        new Set(
          yes ? [...agreed, agreement(row)] : [...agreed].filter((one) => one !== agreement(row)),
        ),
      ),
    type: (row: PriceRow, text: string) => {
      if (text === textOf(row)) return
      // The same price in another form, as a field writes it when it is left, stays confirmed.
      const [old, fresh] = [answerTo(row, textOf(row)), answerTo(row, text)]
      if ('price' in old && 'price' in fresh && old.price === fresh.price && isAgreed(row))
        setAgreed(new Set([...agreed, agreement(row, text)]))
      keep({ ...typed, [row.file]: text })
    },
    discard: () => keep({}),
  }
}

/**
 * Saves the prices of a day at once.
 * @throws Error with the first fault that the check finds
 */
async function savePrices(
  { store, content }: Pick<Props, 'store' | 'content'>,
  prices: ReadonlyMap<string, number>,
  today: string,
): Promise<{ outcome: SaveOutcome; next: ContentSet }> {
  const files = priceChanges(content, prices, today)
  const next = files.reduce((set, { file, bytes }) => set.with(file, bytes), content)
  const [error] = (await Promise.all(files.map(({ file }) => next.errorsOf(file)))).flat()
  if (error) throw new Error(`Nada foi salvo. ${error.file}: ${error.message} — ${error.fix}`)
  const count = `${files.length} ${files.length === 1 ? 'preço' : 'preços'}`
  const message = `Preços de ${formatShortDate(today)}: ${count}`
  const saved = await store.save({ files, photos: new Map(), message })
  const note = saved.kind === 'saved' ? `${count} de hoje. ${saved.note}` : saved.note
  return { outcome: { ...saved, note }, next }
}

/** The rows of the day with what is typed, what is open, and the one save. */
export function usePrices({ store, content, device, onSaved }: Props) {
  const today = todayInSaoPaulo()
  const rows = useMemo(() => priceRows(content, today), [content, today])
  const typed = useTyped(device)
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const answers = rows.map((row) => ({ row, answer: answerTo(row, typed.textOf(row)) }))
  const prices = new Map(
    answers.flatMap(({ row, answer }) =>
      'price' in answer && answer.kind !== 'same' ? [[row.file, answer.price] as const] : [],
    ),
  )
  const open = answers.flatMap(({ row, answer: { kind } }) =>
    kind === 'wrong' || kind === 'stops' || (kind === 'asks' && !typed.isAgreed(row)) ? [row] : [],
  )
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = await savePrices({ store, content }, prices, today)
      setOutcome(saved.outcome)
      if (saved.outcome.kind === 'saved') {
        typed.discard()
        onSaved(saved.next)
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const type: typeof typed.type = (row, text) => {
    if (text !== typed.textOf(row)) setOutcome(undefined)
    typed.type(row, text)
  }
  return { ...typed, type, rows, open, outcome, failure, isBusy, today, count: prices.size, save }
}
