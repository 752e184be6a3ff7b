import { useState } from 'react'
import type { DocumentTypeName } from '../../content/document-types'
import { type DocumentDraft, readDocumentDraft } from '../../content/write/patch-document'
import { SmallButton } from '../form/field-frame'
import type { ContentStore } from '../store/content-store'
import { documentHistory, type PastChange } from '../store/github-history'
import { GitHubStore } from '../store/github-store'
import { inSaoPaulo } from '../store/live-version'
import { ChangedLines } from './line-changes'
import { useTask } from './use-task'

interface Props {
  store: ContentStore
  type: DocumentTypeName
  file: string
  /** Takes an old version for the form, to be saved as a new change. */
  onRestore: (draft: DocumentDraft) => void
}

/**
 * The last accepted changes of a document, read from GitHub when somebody opens them; a folder has
 * none that a page can read.
 */
export function DocumentHistory({ store, type, file, onRestore }: Props) {
  const [changes, setChanges] = useState<readonly PastChange[]>()
  const { failure, run } = useTask()
  if (!(store instanceof GitHubStore)) return null
  const load = () => {
    if (!changes) void run(async () => setChanges(await documentHistory(store, file)))
  }
  return (
    <details className="ed-note" onToggle={load}>
      <summary>Histórico</summary>
      <p role="status">{failure ?? (changes ? '' : 'Lendo o histórico…')}</p>
      {changes?.map(({ commit, when, author, before, after }) => {
        const past = readDocumentDraft(type, after)
        const title = `${inSaoPaulo(when)}, ${author}`
        return (
          <section key={commit} aria-label={title}>
            <p>
              <strong>{title}</strong>
              {before === '' && ': o documento nasceu aqui.'}
            </p>
            {before !== '' && (
              <ChangedLines before={before} after={after} label={`O que mudou em ${title}`} />
            )}
            {after !== '' && past && (
              <SmallButton
                onPress={() => onRestore(past)}
                label={`Voltar a esta versão, de ${title}`}
              >
                Voltar a esta versão
              </SmallButton>
            )}
          </section>
        )
      })}
    </details>
  )
}
