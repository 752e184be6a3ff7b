import { useState } from 'react'
import type { Fault } from '../../content/check/fault'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/field-tree'
import { Button } from '../../site/ui/button'
import type { ContentSet } from '../check/content-set'
import { FormContext } from '../form/form-context'
import type { PhotoShelf } from '../photos/photo-shelf'
import { DocumentPreview } from '../preview/document-preview'
import type { ContentStore, SaveOutcome } from '../store/content-store'
import { DocumentForm } from './document-form'
import { FaultList } from './fault-list'
import { LineChanges } from './line-changes'
import { useDocument } from './use-document'

interface Props {
  store: ContentStore
  content: ContentSet
  shelf: PhotoShelf
  type: DocumentTypeName
  slug: string
  file: string
  onSaved: (content: ContentSet) => void
  /** Asked before what was typed is dropped. */
  onDirty: (dirty: boolean) => void
}

const NO_FAULTS: ReadonlyMap<string, readonly Fault[]> = new Map()

/** One document: its form beside its preview, and a save that refuses what the check refuses. */
export function DocumentEditor({
  store,
  content,
  shelf,
  type,
  slug,
  file,
  onSaved,
  onDirty,
}: Props) {
  const document = useDocument(content, type, file, shelf)
  const [refusal, setRefusal] = useState<{ faults: readonly Fault[]; count: number }>()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const [failure, setFailure] = useState<string>()
  const [saving, setSaving] = useState(false)
  const { draft, text, before, bytes, faults, unwritable } = document
  const changed = text !== before
  const { kind, schema } = documentType(type)
  const title = objectTree(schema).title

  // What has been mended since the last attempt is told no more.
  const pending =
    refusal?.faults.filter(
      (fault) =>
        fault.file !== `content/${file}` ||
        faults.some(({ field, message }) => field === fault.field && message === fault.message),
    ) ?? []

  const change: typeof document.change = (next) => {
    document.change(next)
    setOutcome(undefined)
    onDirty(true)
  }

  const save = async () => {
    // Enter submits whatever the button says.
    if (!changed || saving) return
    setSaving(true)
    setFailure(undefined)
    setOutcome(undefined)
    try {
      const found = [
        ...(await document.content.faultsOf(file)),
        ...(await document.content.newFaultsElsewhere(file, content)),
      ]
      setRefusal(found.length > 0 ? { faults: found, count: (refusal?.count ?? 0) + 1 } : undefined)
      if (found.length > 0) return
      const stored = content.documents.get(file)?.bytes
      const photos = shelf.namedIn(text)
      const saved = await store.save({
        file,
        bytes,
        before: stored,
        photos,
        message: `${stored ? 'Edita' : 'Cria'} content/${file}`,
      })
      setOutcome(saved)
      if (saved.kind === 'saved') {
        shelf.settle(photos.keys())
        onDirty(false)
        onSaved(document.content)
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }

  if (!draft) return <Unreadable faults={faults} file={file} />
  return (
    <FormContext
      value={{ faults: NO_FAULTS, remarks: NO_FAULTS, shelf, photoFolder: '', photoName: '' }}
    >
      <div className="ed-columns">
        <form
          className="ed-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
          aria-label={`${title}: ${slug}`}
        >
          {refusal && pending.length > 0 && (
            <FaultList key={refusal.count} faults={pending} file={file} />
          )}
          <DocumentForm
            type={type}
            slug={slug}
            draft={draft}
            onChange={change}
            faults={faults}
            remarks={document.remarks}
            shelf={shelf}
          />
          <div className="ed-save">
            <Button
              type="submit"
              variant="default"
              busy={saving}
              busyLabel="Salvando"
              aria-disabled={!changed || unwritable !== undefined}
            >
              Salvar
            </Button>
            <p role="status">
              {outcome?.note ??
                (changed ? 'Há mudanças que não foram salvas.' : 'Nada para salvar.')}
              {outcome?.kind === 'saved' && outcome.link && (
                <>
                  {' '}
                  <a href={outcome.link.href} target="_blank" rel="noopener">
                    {outcome.link.text}
                  </a>
                </>
              )}
            </p>
            <div role="alert">
              {(failure ?? unwritable) && <p className="ed-fault">{failure ?? unwritable}</p>}
            </div>
          </div>
        </form>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself beside a long form, and the keyboard must reach it */}
        <aside className="ed-aside" tabIndex={0} aria-label="O que muda, e prévia">
          <LineChanges file={file} before={before} after={text} />
          <DocumentPreview content={document.content} file={file} />
          {kind === 'collection' && before !== '' && <MovingNote file={file} />}
        </aside>
      </div>
    </FormContext>
  )
}

/** What this page does not do to a file, and where it is done. */
function MovingNote({ file }: { file: string }) {
  return (
    <details className="ed-note">
      <summary>Renomear, apagar ou tirar do site</summary>
      <p>
        Para tirar do site sem apagar, marque «Rascunho» e salve: quem revisa vê que a página some.
        Renomear e apagar se faz no próprio arquivo, <code>content/{file}</code>, no GitHub ou na
        pasta do computador: o nome do arquivo é o endereço da página.
      </p>
      <p>
        Antes de renomear ou apagar, diga em «{objectTree(documentType('Redirects').schema).title}»
        para onde vai quem usa o endereço antigo. Sem isso a conferência não deixa publicar.
      </p>
    </details>
  )
}

function Unreadable({ faults, file }: { faults: readonly Fault[]; file: string }) {
  return (
    <>
      <p>
        Este arquivo não pode ser aberto como formulário. Corrija-o em um editor de texto e abra a
        página de novo.
      </p>
      <FaultList faults={faults} file={file} />
    </>
  )
}
