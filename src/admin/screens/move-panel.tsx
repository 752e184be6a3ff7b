import { useState } from 'react'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import type { Diagnostic } from '../../content/check/diagnostic'
import { objectTree } from '../../content/schema/field-tree'
import type { DocumentDraft } from '../../content/yaml/draft'
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
  const remove = () => {
    const address = knownAddress(content, file)
    const target = address?.replace(/\/[^/]*$/, '')
    const leads = target === undefined ? '' : ` ${address} passa a levar a ${target}.`
    if (confirm(`Apagar content/${file}?${leads} O Git guarda o que ele dizia.`))
      move(() => deleted(content, file, target), SCREENS.list.address, `Apaga content/${file}`)
  }
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
        <SmallButton onPress={changed || isBusy ? undefined : remove}>Apagar…</SmallButton>
      </div>
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
