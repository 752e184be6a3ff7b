import { useEffect, useId, useMemo, useRef } from 'react'
import {
  type ItemListRow,
  type ItemListView,
  unpackItemList,
} from '../../../content/item-list/item-list'
import { lotPath } from '../../../content/lots/paths'
import type { LotDetails } from '../../../content/views'
import { useCompany, useLongItemList, useLotPage, useLotsPage, useLayout } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { keepOnDevice, useKeptOnDevice } from '../../lib/device-store'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { asValues, readRecord } from '../../lib/tab-store'
import { Button } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { FieldFault } from '../../ui/fields'
import { showFailure, showToast } from '../../ui/toast'

interface Props {
  lot: LotDetails
  items: ItemListView
}

/**
 * The check of a load that has arrived, row by row. It works without network, the device remembers
 * it, and the differences become a message.
 */
export function ArrivalCheck({ lot, items }: Props) {
  const { arrival: texts, itemList } = useLotPage()
  const { rows, rest } = useAllRows(lot.slug, items)
  const { typed, type, clear } = useCounts(lot.slug)
  const { checked, differences } = compareArrival(rows, typed)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the check has disappeared, or the visitor came by the check's address.
  useEffect(() => heading.current?.focus(), [])
  const progress = fillPlaces(texts.progress, {
    feitas: formatCount(checked),
    todas: countWords(items.rowCount, itemList.rows),
  })
  const { request, report } = useReport(lot)
  const restart = () => {
    clear()
    heading.current?.focus()
  }
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h3 className="h4" id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <p className="muted mt-2">{texts.text}</p>
      {rest.isError && (
        <FetchFailed className="hint mt-4" text={texts.failed} onRetry={rest.refetch} />
      )}
      <ol className="mt-4">
        {rows.map((row) => (
          <CheckedRow
            key={row.line}
            row={row}
            value={typed[row.line] ?? ''}
            onType={(text) => type(row.line, text)}
          />
        ))}
      </ol>
      <p role="status" className="num mt-4">
        <b>{progress}</b>{' '}
        {differences.length === 0
          ? texts.none
          : fillPlaces(texts.found, { linhas: countWords(differences.length, itemList.rows) })}
      </p>
      <div className="btns mt-4">
        <Button
          aria-disabled={differences.length === 0 || undefined}
          busy={request.busy}
          onClick={() => differences.length > 0 && report(differences, progress)}
        >
          {texts.sendButton}
        </Button>
        <Button variant="outline" onClick={restart}>
          {texts.clearButton}
        </Button>
      </div>
      <PanelBelow place={request} label={texts.title} designator="D2" photos className="mt-8" />
    </section>
  )
}

/** Every row of the list: a long one is fetched whole. */
function useAllRows(slug: string, items: ItemListView) {
  const rest = useLongItemList(slug, items.rowCount > items.head.rows.length)
  const packed = rest.data ?? items.head
  return { rows: useMemo(() => unpackItemList(packed).rows, [packed]), rest }
}

/** The typed counts, which the device remembers. */
function useCounts(slug: string) {
  const key = `conferencia-${slug}`
  const stored = useKeptOnDevice(key)
  const typed = useMemo(() => asValues(readRecord(stored) ?? {}), [stored])
  return {
    typed,
    type: (line: number, text: string) =>
      keepOnDevice(key, JSON.stringify({ ...typed, [line]: text })),
    clear: () => keepOnDevice(key, ''),
  }
}

function useReport(lot: LotDetails) {
  const { arrival: texts } = useLotPage()
  const company = useCompany()
  const { codeLabel } = useLotsPage().card
  const { toasts } = useLayout()
  const request = usePreparedMessage(`conferencia-${lot.slug}`)
  const report = (differences: readonly ArrivalDifference[], progress: string) => {
    const items = differences.map(({ row, came }) =>
      fillPlaces(texts.difference, {
        linha: formatCount(row.line),
        item: nameOf(row),
        esperadas: formatCount(row.units),
        chegaram: formatCount(came),
      }),
    )
    const code = lot.code ? [`${codeLabel}: ${lot.code}`] : []
    const details = [...code, `${company.url}${lotPath(lot.slug)}`, progress]
    void request
      .send({ kind: 'arrival', lot: lot.title, items, details })
      .then((outcome) =>
        outcome === 'ready' ? showToast(toasts.draftOpened) : showFailure(toasts.draftFailed),
      )
  }
  return { request, report }
}

/** The cells of a row without the last one, its units. */
const nameOf = ({ cells }: ItemListRow): string => cells.slice(0, -1).filter(Boolean).join(', ')

interface RowProps {
  row: ItemListRow
  value: string
  onType: (text: string) => void
}

function CheckedRow({ row, value, onType }: RowProps) {
  const { arrival: texts } = useLotPage()
  const id = useId()
  const isUnclear = value.trim() !== '' && readCount(value) === undefined
  return (
    <li className="field mt-6">
      <label htmlFor={id}>
        {row.line}. {nameOf(row)}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="num">
          {fillPlaces(texts.expected, { unidades: formatCount(row.units) })}
        </span>
        <input
          id={id}
          className="input num w-28"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          placeholder={texts.placeholder}
          value={value}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={isUnclear || undefined}
          aria-describedby={isUnclear ? `${id}-f` : undefined}
        />
        <Button variant="outline" onClick={() => onType(String(row.units))}>
          {texts.rightButton}
          <span className="sr"> {row.line}</span>
        </Button>
      </div>
      <FieldFault id={`${id}-f`} text={isUnclear ? texts.unclear : undefined} />
    </li>
  )
}

/** The text that the visitor typed for each row, by its line: the units that arrived. */
type TypedCounts = Readonly<Record<string, string>>

/** A row whose counted units differ from those of the list. */
interface ArrivalDifference {
  row: ItemListRow
  came: number
}

/** Units of a row as typed, a whole number up to 99.999; undefined for any other text. */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim().replace(/^(\d{1,2})\.(\d{3})$/, '$1$2')
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined
}

/** Compares the counted rows with the list; a row without a readable count is not checked yet. */
export function compareArrival(
  rows: readonly ItemListRow[],
  typed: TypedCounts,
): { checked: number; differences: ArrivalDifference[] } {
  const counted = rows.flatMap((row) => {
    const came = readCount(typed[row.line] ?? '')
    return came === undefined ? [] : [{ row, came }]
  })
  return {
    checked: counted.length,
    differences: counted.filter(({ row, came }) => came !== row.units),
  }
}
