import { useRef, useState } from 'react'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { sitePages } from '../../content/views/addresses'
import type { Diagnostic } from '../../content/check/diagnostic'
import { objectTree } from '../../content/schema/field-tree'
import { published } from '../../content/views/published'
import type { DocumentDraft } from '../../content/yaml/patch-document'
import { deleted, knownAddress, renamed, type Move } from '../check/move-document'
import { SmallButton } from '../form/field-frame'
import type { FileChange, SaveOutcome } from '../store/content-store'
import { ErrorList } from './error-list'
import { NameField, namedFile } from './new-document'
import { documentAddress, SCREENS } from './places'
import { WayOn } from './save-bar'
import type { Workplace } from './use-save'
import { useTask } from './use-task'

interface Props extends Omit<Workplace, 'onSaved'> {
  type: DocumentTypeName
  file: string
  draft: DocumentDraft
  /** Whether the form has unsaved work, which a move would leave behind. */
  changed: boolean
  /** Shows an address after a move, with what was done. */
  onMoved: (files: readonly FileChange[], address: string, done: string) => void
}

/** Another name, a copy, or the end of a document, each in one save with its redirect. */
export function MovePanel(props: Props) {
  const { store, device, content, type, file, draft, changed, onMoved, onReload } = props
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<readonly Diagnostic[]>([])
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { isBusy, failure, run } = useTask()
  const named = namedFile(type, content, name, device)

  const move = (plan: () => Promise<Move>, address: string, message: string) =>
    void run(async () => {
      const { files, errors: found } = await plan()
      setErrors(found)
      if (found.length > 0) return
      const saved = await store.save({ files, photos: new Map(), message })
      setOutcome(saved)
      if (saved.kind !== 'saved') throw new Error(saved.note)
      onMoved(files, address, `${message}. ${saved.note}`)
    })
  /** @throws Error for a name that no file may have */
  const newFile = (): string => {
    if (named.error !== undefined) throw new Error(named.error)
    return named.file
  }
  const rename = () =>
    move(
      async () => renamed(content, file, newFile()),
      documentAddress(named.file),
      `Renomeia content/${file}`,
    )
  const duplicate = async () => {
    const copy = newFile()
    // A copy begins as a draft, so that the site does not show the same page twice, and without a
    // code, because a code belongs to one lot.
    const hides = objectTree(documentType(type).schema).fields.has('draft')
    const fields = { ...draft.fields, code: undefined, ...(hides && { draft: true }) }
    device.set(copy, { draft: { ...draft, fields }, before: '', photos: new Map() })
    location.assign(documentAddress(copy))
  }
  return (
    <details className="ed-note muted">
      <summary>Renomear, duplicar ou apagar</summary>
      <p>Para tirar do site sem apagar, marque «Rascunho» e salve.</p>
      <NameField label="Outro nome" type={type} name={name} onChange={setName} />
      <div className="ed-tools">
        <SmallButton onPress={changed || isBusy ? undefined : rename}>Renomear</SmallButton>
        <SmallButton onPress={() => void run(duplicate)}>Duplicar</SmallButton>
      </div>
      <Deletion
        content={content}
        file={file}
        isOff={changed || isBusy}
        onDelete={(target) =>
          move(() => deleted(content, file, target), SCREENS.list.address, `Apaga content/${file}`)
        }
      />
      {changed && <p>Para renomear ou apagar, salve ou descarte antes o que mudou.</p>}
      <div role="alert">{failure && <p className="field-error">{failure}</p>}</div>
      <WayOn outcome={outcome} reload={() => run(onReload)} />
      {errors.length > 0 && (
        <>
          <ErrorList errors={errors} file={file} />
          <p>Outros documentos ainda precisam deste: mude-os antes.</p>
        </>
      )}
    </details>
  )
}

/** Asks for a confirmation, and for the page to which the old address then leads. */
function Deletion({
  content,
  file,
  isOff,
  onDelete,
}: Pick<Props, 'content' | 'file'> & {
  isOff: boolean
  onDelete: (target: string | undefined) => void
}) {
  const [isAsked, setAsked] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const ask = (isOpen: boolean) => {
    setAsked(isOpen)
    // The pressed button disappears, so the panel takes the focus.
    whole.current?.focus()
  }
  const address = knownAddress(content, file)
  const [chosen, setChosen] = useState<string>()
  if (!isAsked)
    return (
      <div tabIndex={-1} ref={whole}>
        <SmallButton onPress={isOff ? undefined : () => ask(true)}>Apagar…</SmallButton>
      </div>
    )
  const pages = sitePages(published(content.reads)).filter((page) => page.address !== address)
  // Not kept in the state: the address comes when a draft is published while this is shown.
  const target = chosen ?? address?.replace(/\/[^/]*$/, '')
  return (
    <div className="ed-field" tabIndex={-1} ref={whole}>
      {address !== undefined && (
        <>
          <label htmlFor="destino">Para onde vai quem usa o endereço {address}</label>
          <select
            id="destino"
            className="input ed-input"
            value={target}
            onChange={({ target: { value } }) => setChosen(value)}
          >
            {pages.map((page) => (
              <option key={page.address}>{page.address}</option>
            ))}
          </select>
        </>
      )}
      <p>Apagar content/{file}? O Git guarda o que ele dizia.</p>
      <div className="ed-tools">
        <SmallButton onPress={() => ask(false)}>Cancelar</SmallButton>
        <SmallButton onPress={isOff ? undefined : () => onDelete(target)}>Sim, apagar</SmallButton>
      </div>
    </div>
  )
}
