import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'
import { documentsOf, partsOf } from '../../content/rules/rule'
import type { ContentSet } from '../check/content-set'
import { fieldsOf, labelOf } from '../check/in-words'
import { listOf } from '../check/move-document'
import { SmallButton } from '../form/field-frame'
import { type Choice, focusInput, FormContext } from '../form/form-context'
import type { PhotoShelf } from '../photos/photo-shelf'
import { DocumentPreview } from '../preview/document-preview'
import type { FileChange } from '../store/content-store'
import { DocumentForm } from './document-form'
import { ErrorList } from './error-list'
import { ITEM_LIST, ItemListPanel } from './item-list-panel'
import { ChangedLines, LineChanges } from './line-changes'
import { MovePanel } from './move-panel'
import { SaveBar } from './save-bar'
import { useDocument, type EditedDocument } from './use-document'
import { type Saving, useSave, type Workplace } from './use-save'

const ASIDE =
  'grid grid-cols-1 content-start gap-6 lg:sticky lg:top-4 lg:max-h-[calc(100vh-32px)] ' +
  'lg:overflow-y-auto'

interface Props extends Workplace {
  shelf: PhotoShelf
  type: DocumentTypeName
  slug: string
  file: string
  onMoved: (files: readonly FileChange[], address: string, done: string) => void
}

/** The allowed values of fields that name another document, by widget. */
function choicesIn(content: ContentSet): Map<string, Choice[]> {
  const blog = partsOf('BlogPage', content.documents.get('pages/blog.yaml')?.read.data)
  const materials = documentsOf(content.reads, 'Material').filter(({ draft }) => !draft)
  return new Map([
    ['author', (blog.authors ?? []).flatMap((one) => (one?.name ? { value: one.name } : []))],
    ['material', materials.map(({ slug, data }) => ({ value: slug, title: data.name }))],
  ])
}

/** One document: its form beside its preview. Saving is refused when the check finds errors. */
export function DocumentEditor(props: Props) {
  const { content, shelf, type, slug, file, device } = props
  const document = useDocument(content, type, file, shelf, device)
  const saving = useSave({ ...props, document })
  const { draft, text, before, errors, unwritable, files } = document
  const changed = files.length > 0
  const { kind, path, schema } = documentType(type)
  const isStoredLot = type === 'Lot' && before !== ''
  const list = isStoredLot ? content.listText(listOf(file)) : ''

  const change: EditedDocument['change'] = (next) => {
    document.change(next)
    saving.forget()
  }

  if (!draft) return <Unreadable errors={errors} file={file} />
  return (
    <FormContext
      value={{
        errors,
        warnings: document.warnings,
        shelf,
        choices: choicesIn(content),
        photoName: slug,
        photoFolder: kind === 'collection' ? path : slug,
      }}
    >
      <div className="ed-columns">
        <form
          className="ed-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // Enter submits the form even while the button is disabled.
            if (changed) void saving.save()
          }}
          aria-label={`${objectTree(schema).title}: ${slug}`}
        >
          <Restored document={document} file={file} />
          <Refusal saving={saving} document={document} file={file} />
          {isStoredLot && (
            <SmallButton onPress={() => focusInput(ITEM_LIST)}>Ir à relação de itens</SmallButton>
          )}
          <DocumentForm type={type} draft={draft} onChange={(next) => change({ draft: next })} />
          <SaveBar
            saving={saving}
            isDisabled={!changed || unwritable !== undefined}
            pending={changed ? 'Há mudanças que não foram salvas.' : 'Nada para salvar.'}
            alert={saving.failure ?? unwritable}
          />
        </form>
        {/* The aside scrolls beside a long form, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <aside className={ASIDE} tabIndex={0} aria-label="O que muda, e prévia">
          <LineChanges {...{ type, file, before, after: text, isSound: errors.length === 0 }} />
          <DocumentPreview content={document.content} file={file} isSound={errors.length === 0} />
          {kind === 'collection' && before !== '' && (
            <MovePanel {...props} draft={draft} changed={changed || unwritable !== undefined} />
          )}
        </aside>
      </div>
      {isStoredLot && (
        <ItemListPanel
          file={listOf(file)}
          before={list}
          text={document.list ?? list}
          onChange={(next) => change({ list: next })}
        />
      )}
    </FormContext>
  )
}

/**
 * Why the last attempt to save was refused: the document's errors as they stand now, and those
 * that it would cause in others.
 */
function Refusal({
  saving: { refusal },
  document: { errors, text },
  file,
}: {
  saving: Saving
  document: EditedDocument
  file: string
}) {
  if (!refusal) return null
  const elsewhere = refusal.errors.filter((error) => error.file !== `content/${file}`)
  return (
    <ErrorList key={refusal.count} errors={[...errors, ...elsewhere]} file={file} text={text} />
  )
}

/**
 * Says that unsaved work was restored, and which fields of the document somebody else has changed
 * since.
 */
function Restored({
  document: { restored, before, discard },
  file,
}: {
  document: EditedDocument
  file: string
}) {
  if (!restored) return null
  const { since, both } = restored
  const names = both.map((name) => labelOf(fieldsOf(file), name)).join(', ')
  const meanwhile =
    before === ''
      ? 'O documento foi apagado, ou ganhou outro nome, depois que você começou. Salvar cria o arquivo de novo.'
      : `O documento mudou depois que você começou${names && `, também em ${names}`}: fica o que você escreveu. Compare antes de salvar.`
  return (
    <div className="ed-notice">
      <p>Estas mudanças não estavam salvas, e este aparelho as guardou.</p>
      {since !== before && (
        <>
          <p>{meanwhile}</p>
          <ChangedLines before={since} after={before} label={`O que mudou em content/${file}`} />
        </>
      )}
      <SmallButton onPress={discard}>Descartar o que não foi salvo</SmallButton>
    </div>
  )
}

function Unreadable({ errors, file }: { errors: readonly Diagnostic[]; file: string }) {
  return (
    <>
      <p>
        Este arquivo não pode ser aberto como formulário. Corrija-o em um editor de texto e abra a
        página de novo.
      </p>
      <ErrorList errors={errors} file={file} />
    </>
  )
}
