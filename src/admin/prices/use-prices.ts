import { useMemo, useState } from 'react'
import { todayInSaoPaulo } from '../../content/time/today'
import { useToday } from '../../site/lib/time'
import { type Draft, type DraftObject, withPrice, type NewPrice } from '../../content/yaml/draft'
import { formatShortDate } from '../../site/lib/format'
import type { ContentSet } from '../check/content-set'
import { inWords } from '../check/in-words'
import type { Workplace } from '../screens/use-save'
import { useTask } from '../screens/use-task'
import type { FileChange, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
import { answerTo, typedPrice, type Answer, type PricedRow } from './price-answer'

/**
 * Returns the typed text of a part of a row: '' is the price, `agreed` the price that the editor
 * confirmed, `status` the status of a lot. Undefined when nothing was typed.
 */
export type PartOf = (part: string) => string | undefined

/** A price table: how its rows are found in the content, and how a new price is written. */
export interface PriceDesk<Row extends PricedRow> {
  /** Name under which the device keeps the unsaved work of this table. */
  name: string
  rows: (content: ContentSet, today: string) => Row[]
  groupOf: (row: Row) => string
  newPrice: (price: number, today: string) => NewPrice
  /** The fields that a row saves besides its price; undefined when it changes none. */
  fieldsOf?: (row: Row, partOf: PartOf) => DraftObject | undefined
  /** Words for one row and for more, and of which day a saved price is. */
  words: { one: string; many: string; day: string }
}

/** A row with the typed text and its judgement. */
export interface Line<Row extends PricedRow> {
  row: Row
  /** What a save writes besides the price. */
  fields: DraftObject | undefined
  typed: string
  answer: Answer
  /** The editor confirmed this price. */
  isAgreed: boolean
  /** The row has a question or an error that must be resolved before a save. */
  isOpen: boolean
  partOf: PartOf
  /** Sets parts of the row; undefined restores the value of the document. */
  type: (parts: Record<string, string | undefined>) => void
}

const priceIn = (answer: Answer): number | undefined =>
  'price' in answer && answer.kind !== 'same' ? answer.price : undefined

/** The changes of a row that a save writes. */
interface RowChange {
  price: number | undefined
  fields: DraftObject | undefined
}

/**
 * The files with the changes of their rows; all other lines stay.
 * @throws Error for a file that cannot be written
 */
export const deskChanges = <Row extends PricedRow>(
  { newPrice }: PriceDesk<Row>,
  content: ContentSet,
  changes: ReadonlyMap<string, RowChange>,
  today: string,
): FileChange[] =>
  Array.from(changes, ([file, { price, fields }]) =>
    content.changedFile(file, (old) => ({
      ...(price === undefined ? old : withPrice(old, newPrice(price, today))),
      ...fields,
    })),
  )

/**
 * Saves all changes of a table in one step.
 * @throws Error with the first error of the check
 */
async function saveDesk(
  { store, content }: Workplace,
  files: readonly FileChange[],
  { one, many, day }: PriceDesk<PricedRow>['words'],
  today: string,
): Promise<SaveOutcome> {
  const next = content.applied(files)
  const [error] = (await Promise.all(files.map(({ file }) => next.errorsOf(file)))).flat()
  if (error) throw new Error(`Nada foi salvo. ${error.file}: ${inWords(error)}`)
  const count = `${files.length} ${files.length === 1 ? one : many}`
  const message = `${many.replace(/^./, (letter) => letter.toUpperCase())} de ${formatShortDate(today)}: ${count}`
  const saved = await store.save({ files, photos: new Map(), message })
  return saved.kind === 'saved' ? { ...saved, note: `${count}${day}. ${saved.note}` } : saved
}

/** The text that is typed in all rows, kept on the device. */
function useTyped(device: Device, name: string, onType: () => void) {
  const [typed, setTyped] = useState(() => device.get(name)?.draft.fields ?? {})
  const keep = (fields: DraftObject) => {
    // An emptied price field counts as not typed. Any other emptied field removes a value from the
    // document.
    const isNothing = ([key, text]: [string, Draft]) =>
      text === undefined || key.endsWith(' agreed') || (text === '' && key.endsWith(' '))
    const isEmpty = Object.entries(fields).every(isNothing)
    setTyped(fields)
    onType()
    device.set(name, isEmpty ? undefined : { draft: { fields }, before: '', photos: new Map() })
  }
  return {
    partOf:
      ({ file }: PricedRow): PartOf =>
      (part) => {
        const text = typed[`${file} ${part}`]
        return typeof text === 'string' ? text : undefined
      },
    type: ({ file }: PricedRow, parts: Record<string, string | undefined>) => {
      const fresh = Object.entries(parts).map(([part, text]) => [`${file} ${part}`, text] as const)
      if (fresh.some(([key, text]) => typed[key] !== text))
        keep({ ...typed, ...Object.fromEntries(fresh) })
    },
    discard: () => keep({}),
    /**
     * Forgets the typed values that this render has, because they are saved, and keeps those that
     * were typed since. Prices are compared by value: a field rewrites «41,5» as «41,50» when it is
     * left.
     */
    settle: () => {
      const said = (text: Draft) => typedPrice(String(text)) ?? text
      const now = Object.entries(device.get(name)?.draft.fields ?? {})
      keep(Object.fromEntries(now.filter(([key, text]) => said(text) !== said(typed[key]))))
    },
  }
}

function lineOf<Row extends PricedRow>(
  { fieldsOf }: PriceDesk<Row>,
  row: Row,
  typed: ReturnType<typeof useTyped>,
): Line<Row> {
  const partOf = typed.partOf(row)
  const text = partOf('') ?? ''
  const answer = answerTo(row, text)
  const fields = fieldsOf?.(row, partOf)
  // Compared by value, so that a confirmed price stays confirmed when its field rewrites it.
  const isAgreed = 'price' in answer && partOf('agreed') === String(answer.price)
  const isOpen = ['wrong', 'stops'].includes(answer.kind) || (answer.kind === 'asks' && !isAgreed)
  const type: Line<Row>['type'] = (parts) => typed.type(row, parts)
  return { row, fields, typed: text, answer, isAgreed, isOpen, partOf, type }
}

/** State and actions of a price table: its rows, the open questions, and one save for all of it. */
export function usePrices<Row extends PricedRow>(desk: PriceDesk<Row>, props: Workplace) {
  const { content, device, onSaved, onReload } = props
  const today = useToday() ?? todayInSaoPaulo()
  const rows = useMemo(() => desk.rows(content, today), [desk, content, today])
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { run, ...task } = useTask()
  const typed = useTyped(device, desk.name, () => setOutcome(undefined))

  const lines = rows.map((row) => lineOf(desk, row, typed))
  const changes = new Map(
    lines
      .filter(({ answer, fields }) => priceIn(answer) !== undefined || fields)
      .map(({ row, answer, fields }) => [row.file, { price: priceIn(answer), fields }]),
  )
  const save = () =>
    run(async () => {
      const files = deskChanges(desk, content, changes, today)
      const saved = await saveDesk(props, files, desk.words, today)
      if (saved.kind === 'saved') {
        typed.settle()
        onSaved(files)
      }
      setOutcome(saved)
    })
  return {
    ...task,
    lines,
    groupOf: desk.groupOf,
    open: lines.filter(({ isOpen }) => isOpen).map(({ row }) => row),
    outcome,
    today,
    save,
    reload: () =>
      run(async () => {
        await onReload()
        setOutcome(undefined)
      }),
    discard: typed.discard,
    words: desk.words,
    count: changes.size,
    /** Also true when the typed text belongs to a row that no longer exists. */
    isTyped: device.get(desk.name) !== undefined,
  }
}
