import { useId, useState } from 'react'
import { type ItemListDiagnostic, withCell } from '../../content/item-list/read-item-list'
import type { CsvCell } from '../../content/item-list/csv'
import { Button } from '../../site/ui/button'
import { SmallButton } from '../form/field-frame'
import { FileInput } from '../form/file-input'
import { inputId } from '../form/form-context'
import { ErrorList } from './error-list'
import { ChangedLines, KeptWork } from './line-changes'
import { WayOn } from './save-bar'
import { type ItemListProps, useItemList } from './use-item-list'

/** Its name among the fields of a lot. */
export const ITEM_LIST = 'relacao'

/** Rows that show at once: each cell is a field. */
const AT_ONCE = 40

const cellId = (id: string, offset: number) => `${id}-${offset}`

/** A lot's item list as a table: loaded from a file, corrected cell by cell, saved by itself. */
export function ItemListPanel(props: ItemListProps) {
  const id = useId()
  const list = useItemList(props)
  const { text, before, errors, outcome } = list
  const changed = text !== before
  return (
    <section
      className="ed-card mt-8 grid grid-cols-1 gap-4"
      id={inputId(ITEM_LIST)}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 className="ed-h2" id={id}>
        Relação de itens
      </h2>
      <FileInput
        label={before === '' ? 'Carregar um arquivo CSV' : 'Trocar por outro arquivo CSV'}
        accept=".csv"
        error={list.refused}
        onFile={list.load}
      />
      {changed && (list.isRestored || list.since !== before) && (
        <KeptWork
          {...list}
          file={props.file}
          says={
            list.isRestored
              ? 'Estas mudanças da relação não estavam salvas, e este aparelho as guardou.'
              : ''
          }
          meanwhile="A relação mudou depois que você começou. Salvar põe a sua no lugar: compare antes."
        />
      )}
      {text !== '' && <Errors id={id} errors={errors} />}
      {text !== '' && <Table id={id} {...list} />}
      {changed && <ChangedLines before={before} after={text} label="O que muda na relação" />}
      {list.broken.length > 0 && <ErrorList errors={list.broken} file={props.file} />}
      <div role="status">
        {outcome && <p>{outcome.note}</p>}
        {list.failure && <p className="field-error">{list.failure}</p>}
      </div>
      <WayOn outcome={outcome} reload={list.reload} />
      {changed && (
        <Button
          className="justify-self-start"
          busy={list.isBusy}
          aria-disabled={errors.length > 0}
          onClick={() => errors.length === 0 && void list.save()}
        >
          {errors.length > 0 ? 'Corrija a relação para salvar' : 'Salvar a relação'}
        </Button>
      )}
    </section>
  )
}

/** The check's sentences; each leads to its cell. */
const Errors = ({ id, errors }: { id: string; errors: readonly ItemListDiagnostic[] }) => (
  <ul className="grid gap-1" aria-live="polite">
    {errors.map(({ place, message, fix, offset }) => (
      <li key={`${offset} ${message}`} className="field-error">
        {place && (
          <SmallButton onPress={() => document.getElementById(cellId(id, offset))?.focus()}>
            {place}
          </SmallButton>
        )}{' '}
        {message} — {fix}
      </li>
    ))}
  </ul>
)

interface TableProps {
  id: string
  text: string
  rows: readonly CsvCell[][]
  errors: readonly ItemListDiagnostic[]
  change: (text: string) => void
}

/** Shows the first rows, more on request, and every row with an error. */
function Table({ id, text, rows, errors, change }: TableProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const wrong = new Set(errors.map(({ offset }) => offset))
  const [head = []] = rows
  return (
    // A wide table scrolls by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Itens">
      <table>
        <tbody>
          {rows.map(
            (cells, row) =>
              (row < shown || cells.some(({ offset }) => wrong.has(offset))) && (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column}>
                      <input
                        id={cellId(id, cell.offset)}
                        className="input ed-input min-w-28"
                        aria-label={`${head[column]?.text ?? ''}, linha ${row + 1}`}
                        aria-invalid={wrong.has(cell.offset)}
                        value={cell.text}
                        onChange={({ target }) => change(withCell(text, row, column, target.value))}
                      />
                    </td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
      {rows.length > shown && (
        <SmallButton onPress={() => setShown(shown + 10 * AT_ONCE)}>
          Mostrar mais linhas ({rows.length - shown})
        </SmallButton>
      )}
    </div>
  )
}
