import { useId, useMemo, useState } from 'react'
import { decodeText, sizeError } from '../../content/check/decode-text'
import type { Diagnostic } from '../../content/check/diagnostic'
import { sumUnits } from '../../content/table/item-list'
import { MAX_KILOBYTES, readItemList } from '../../content/table/read-item-list'
import { SmallButton } from '../form/field-frame'
import { FileInput } from '../form/file-input'
import { inputId } from '../form/form-context'
import { ChangedLines } from './line-changes'

/** Its name among the fields of a lot. */
export const ITEM_LIST = 'relacao'

/** What the check says of an item list's text. */
export function listErrors(file: string, text: string): Diagnostic[] {
  const read = text === '' ? undefined : readItemList(text)
  return (read && 'errors' in read ? read.errors : []).map(({ place, message, fix }) => ({
    severity: 'error',
    file: `content/${file}`,
    line: 1,
    column: 1,
    field: place || 'relação',
    message,
    fix,
  }))
}

interface Props {
  file: string
  /** The stored list, and the one that is saved with the lot; '' for none. */
  before: string
  text: string
  onChange: (text: string) => void
}

/** A lot's item list: loaded from a file or removed, and saved with its lot. */
export function ItemListPanel({ file, before, text, onChange }: Props) {
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const load = async (chosen: Blob) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const { error, written } = sizeError(bytes.length, MAX_KILOBYTES) ?? decodeText(bytes)
    setRefused(error && `${error.message} — ${error.fix}`)
    if (!error) onChange(written)
  }
  const errors = useMemo(() => listErrors(file, text), [file, text])
  const rows = useMemo(() => {
    const read = readItemList(text)
    return 'itemList' in read ? read.itemList.rows : undefined
  }, [text])
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
        label={text === '' ? 'Carregar um arquivo CSV' : 'Trocar por outro arquivo CSV'}
        accept=".csv"
        error={refused}
        onFile={load}
      />
      <ul className="grid gap-1" aria-live="polite">
        {errors.map(({ field, message, fix }, index) => (
          <li key={index} className="field-error">
            {field} {message} — {fix}
          </li>
        ))}
      </ul>
      {rows && (
        <p className="hint">
          {rows.length} linhas, {sumUnits(rows)} unidades
        </p>
      )}
      {text !== '' && <SmallButton onPress={() => onChange('')}>Tirar a relação</SmallButton>}
      <ChangedLines before={before} after={text} label="O que muda na relação" />
    </section>
  )
}
