import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'
import { partsOf } from '../../content/rules/rule'
import type { ContentSet } from '../check/content-set'
import { fieldsOf, labelOf } from '../check/in-words'
import { listOf } from '../check/move-document'
import { SmallButton } from '../form/field-frame'
import { focusInput, FormContext } from '../form/form-context'
import type { PhotoShelf } from '../photos/photo-shelf'
import { DocumentPreview } from '../preview/document-preview'
import type { FileChange } from '../store/content-store'
import { DocumentForm } from './document-form'
import { ErrorList } from './error-list'
import { ITEM_LIST, ItemListPanel } from './item-list-panel'
import { KeptWork, LineChanges } from './line-changes'
import { MovePanel } from './move-panel'
import { OtherName } from './new-document'
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
const choicesIn = ({ documents }: ContentSet) =>
  new Map([
    [
      'author',
      (partsOf('BlogPage', documents.get('pages/blog.yaml')?.read.data).authors ?? []).flatMap(
        (author) => author?.name ?? [],
      ),
    ],
    [
      'material',
      Array.from(documents.values(), ({ read }) => read)
        .filter(({ type, draft }) => type === 'Material' && !draft)
        .map(({ slug }) => slug),
    ],
  ])

/** One document: its form beside its preview. Saving is refused when the check finds errors. */
export function DocumentEditor(props: Props) {
  const { content, shelf, type, slug, file, device } = props
  const document = useDocument(content, type, file, shelf, device)
  const saving = useSave({ ...props, document })
  const { draft, text, before, errors, unwritable } = document
  const changed = text !== before
  const { kind, path, schema } = documentType(type)
  const title = objectTree(schema).title
  const NamePanel = before === '' ? OtherName : MovePanel

  const change: typeof document.change = (next) => {
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
          aria-label={`${title}: ${slug}`}
        >
          <Restored document={document} file={file} />
          <Refusal saving={saving} document={document} file={file} />
          {type === 'Lot' && before !== '' && (
            <SmallButton onPress={() => focusInput(ITEM_LIST)}>Ir à relação de itens</SmallButton>
          )}
          <DocumentForm type={type} draft={draft} onChange={change} />
          <SaveBar saving={saving} changed={changed} unwritable={unwritable} />
        </form>
        {/* The aside scrolls beside a long form, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <aside className={ASIDE} tabIndex={0} aria-label="O que muda, e prévia">
          <LineChanges type={type} file={file} before={before} after={text} />
          <DocumentPreview content={document.content} file={file} />
          {kind === 'collection' && (
            <NamePanel {...props} draft={draft} changed={changed || unwritable !== undefined} />
          )}
        </aside>
      </div>
      {type === 'Lot' && before !== '' && <ItemListPanel {...props} file={listOf(file)} />}
    </FormContext>
  )
}

/**
 * Why the last attempt to save was refused. Errors that were corrected since are no longer listed;
 * the others lead to where they stand now.
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
  const wasRefused = ({ field, message }: Diagnostic) =>
    refusal.errors.some((error) => error.field === field && error.message === message)
  const pending = [
    ...errors.filter(wasRefused),
    ...refusal.errors.filter((error) => error.file !== `content/${file}`),
  ]
  return <ErrorList key={refusal.count} errors={pending} file={file} text={text} />
}

/**
 * Tells the editor that unsaved work was restored, and which fields of the document have changed
 * since.
 */
function Restored({
  document: { restored, before, draft, discard },
  file,
}: {
  document: EditedDocument
  file: string
}) {
  if (!restored || !draft) return null
  const both = restored.both.map((name) => labelOf(fieldsOf(file), name))
  return (
    <KeptWork
      file={file}
      says={
        before === '' && restored.since === ''
          ? 'Este documento ainda não foi salvo; este aparelho o guarda.'
          : 'Estas mudanças não estavam salvas, e este aparelho as guardou.'
      }
      meanwhile={
        before === ''
          ? 'O documento foi apagado, ou ganhou outro nome, depois que você começou. Salvar cria o arquivo de novo.'
          : both.length === 0
            ? 'O documento mudou depois que você começou, em outros campos: as duas mudanças ficam.'
            : `O documento mudou depois que você começou, também em ${both.join(', ')}: fica o que você escreveu. Compare antes de salvar.`
      }
      since={restored.since}
      before={before}
      discard={discard}
    />
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
