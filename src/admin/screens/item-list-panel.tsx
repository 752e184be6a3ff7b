import { useId } from 'react'
import { type ItemList, sumUnits } from '../../content/table/item-list'
import type { ItemListDiagnostic } from '../../content/table/read-item-list'
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

/** Rows that are shown. */
const AT_ONCE = 40

/** A lot's item list: loaded from a file, shown, replaced or removed, saved by itself. */
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
      <Errors errors={errors} />
      {list.itemList && <Rows itemList={list.itemList} />}
      {text !== '' && <SmallButton onPress={() => list.change('')}>Tirar a relação</SmallButton>}
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

/** The check's sentences. */
const Errors = ({ errors }: { errors: readonly ItemListDiagnostic[] }) => (
  <ul className="grid gap-1" aria-live="polite">
    {errors.map(({ place, message, fix, offset }) => (
      <li key={`${offset} ${message}`} className="field-error">
        {`${place} ${message} — ${fix}`.trim()}
      </li>
    ))}
  </ul>
)

/** The list as the site reads it; of a long one the first rows. */
const Rows = ({ itemList: { columns, rows } }: { itemList: ItemList }) => (
  // A wide table scrolls by the keyboard, too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Itens">
    <table>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="px-2 text-left">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, AT_ONCE).map(({ line, cells }) => (
          <tr key={line}>
            {cells.map((cell, column) => (
              <td key={column} className="px-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p className="hint">
      {rows.length > AT_ONCE && `As primeiras ${AT_ONCE} de `}
      {rows.length} linhas, {sumUnits(rows)} unidades
    </p>
  </div>
)
