import { useMemo, useState } from 'react'
import { todayInSaoPaulo } from '../../content/today'
import type { DraftObject } from '../../content/write/draft'
import { withPrice, type NewPrice } from '../../content/write/with-price'
import { formatShortDate } from '../../site/lib/format'
import { changedFile } from '../check/changed-file'
import type { ContentSet } from '../check/content-set'
import type { ContentStore, FileChange, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
import { answerTo, type PricedRow } from './price-answer'

/** What is typed in the fields of a row beside its price: what is saved of it, or why it is wrong. */
export interface RowRest {
  fields?: DraftObject
  fault?: string
}

/** A table of prices: its rows, and how they are written. */
export interface PriceDesk<Row extends PricedRow> {
  /** Name of what is typed among the unsaved work of this device. */
  name: string
  rows: (content: ContentSet, today: string) => Row[]
  newPrice: (price: number, today: string) => NewPrice
  restOf?: (row: Row, partOf: (part: string) => string | undefined) => RowRest
  words: {
    /** After a number of saved rows. */
    one: string
    many: string
    ofSave: string
    /** After a number of unsaved rows, and for none. */
    fresh: string
    freshMany: string
    none: string
  }
}

export interface DeskProps {
  store: ContentStore
  content: ContentSet
  device: Device
  onSaved: (content: ContentSet) => void
}

/** What is typed, kept on the device, and which prices the editor said are right. */
function useTyped(device: Device, name: string) {
  const [typed, setTyped] = useState(() => device.get(name)?.draft.fields ?? {})
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const partOf = ({ file }: PricedRow, part: string): string | undefined => {
    const text = typed[`${file} ${part}`]
    return typeof text === 'string' ? text : undefined
  }
  const textOf = ({ file }: PricedRow): string => {
    const text = typed[file]
    return typeof text === 'string' ? text : ''
  }
  const agreement = (row: PricedRow, text = textOf(row)) => `${row.file} ${text}`
  const isAgreed = (row: PricedRow) => agreed.has(agreement(row))
  const keep = (next: typeof typed) => {
    setTyped(next)
    const isEmpty = Object.values(next).every((text) => text === '' || text === undefined)
    device.set(
      name,
      isEmpty ? undefined : { draft: { fields: next }, before: '', photos: new Map() },
    )
  }
  return {
    textOf,
    partOf,
    isAgreed,
    agree: (row: PricedRow, yes: boolean) =>
      setAgreed(
        new Set(
          yes ? [...agreed, agreement(row)] : [...agreed].filter((one) => one !== agreement(row)),
        ),
      ),
    type: (row: PricedRow, text: string) => {
      if (text === textOf(row)) return
      // The same price in another form, as a field writes it when it is left, stays confirmed.
      const [old, fresh] = [answerTo(row, textOf(row)), answerTo(row, text)]
      if ('price' in old && 'price' in fresh && old.price === fresh.price && isAgreed(row))
        setAgreed(new Set([...agreed, agreement(row, text)]))
      keep({ ...typed, [row.file]: text })
    },
    /** Sets fields of a row beside its price; undefined takes one back to the document's. */
    typeParts: ({ file }: PricedRow, parts: Record<string, string | undefined>) =>
      keep({
        ...typed,
        ...Object.fromEntries(
          Object.entries(parts).map(([part, text]) => [`${file} ${part}`, text]),
        ),
      }),
    discard: () => keep({}),
  }
}

/** What is saved of a row: another price, other fields, or both. */
export interface RowChange {
  price: number | undefined
  fields: DraftObject | undefined
}

/**
 * The files with the changes of their rows, line by line.
 * @throws Error for a file that cannot be written
 */
export const deskChanges = <Row extends PricedRow>(
  { newPrice }: PriceDesk<Row>,
  content: ContentSet,
  changes: ReadonlyMap<string, RowChange>,
  today: string,
): FileChange[] =>
  Array.from(changes, ([file, { price, fields }]) =>
    changedFile(content, file, (old) => ({
      ...(price === undefined ? old : withPrice(old, newPrice(price, today))),
      ...fields,
    })),
  )

/**
 * Saves the changes of a table at once.
 * @throws Error with the first fault that the check finds
 */
async function saveDesk(
  { store, content }: DeskProps,
  files: readonly FileChange[],
  { one, many, ofSave }: PriceDesk<PricedRow>['words'],
  today: string,
): Promise<{ outcome: SaveOutcome; next: ContentSet }> {
  const next = content.applied(files)
  const [error] = (await Promise.all(files.map(({ file }) => next.errorsOf(file)))).flat()
  if (error) throw new Error(`Nada foi salvo. ${error.file}: ${error.message} — ${error.fix}`)
  const count = `${files.length} ${files.length === 1 ? one : many}`
  const message = `${many.replace(/^./, (letter) => letter.toUpperCase())} de ${formatShortDate(today)}: ${count}`
  const saved = await store.save({ files, photos: new Map(), message })
  const note = saved.kind === 'saved' ? `${count}${ofSave}. ${saved.note}` : saved.note
  return { outcome: { ...saved, note }, next }
}

/** The changes that a save would write, and the rows that must be answered before. */
function judged<Row extends PricedRow>(
  rows: readonly Row[],
  typed: Pick<ReturnType<typeof useTyped>, 'textOf' | 'isAgreed'>,
  restOf: (row: Row) => RowRest,
) {
  const answers = rows.map((row) => ({
    row,
    answer: answerTo(row, typed.textOf(row)),
    ...restOf(row),
  }))
  const changes = new Map(
    answers.flatMap(({ row, answer, fields }) => {
      const price = 'price' in answer && answer.kind !== 'same' ? answer.price : undefined
      return price !== undefined || fields ? [[row.file, { price, fields }] as const] : []
    }),
  )
  const open = answers.flatMap(({ row, answer: { kind }, fault }) =>
    kind === 'wrong' || kind === 'stops' || fault || (kind === 'asks' && !typed.isAgreed(row))
      ? [row]
      : [],
  )
  return { changes, open }
}

/** The rows of a table with what is typed, what is open, and the one save. */
export function usePrices<Row extends PricedRow>(desk: PriceDesk<Row>, props: DeskProps) {
  const { content, device, onSaved } = props
  const today = todayInSaoPaulo()
  const rows = useMemo(() => desk.rows(content, today), [desk, content, today])
  const typed = useTyped(device, desk.name)
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const restOf = (row: Row): RowRest => desk.restOf?.(row, (part) => typed.partOf(row, part)) ?? {}
  const { changes, open } = judged(rows, typed, restOf)
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const files = deskChanges(desk, content, changes, today)
      const saved = await saveDesk(props, files, desk.words, today)
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
  const typeParts: typeof typed.typeParts = (row, parts) => {
    setOutcome(undefined)
    typed.typeParts(row, parts)
  }
  return {
    ...typed,
    type,
    typeParts,
    rows,
    restOf,
    open,
    outcome,
    failure,
    isBusy,
    today,
    save,
    words: desk.words,
    count: changes.size,
  }
}
