import { useMemo, useState } from 'react'
import { changeLines, type PastText } from '../../content/compare/change-lines'
import type { DocumentTypeName } from '../../content/document-types'
import { type DocumentDraft, readDocumentDraft } from '../../content/write/patch-document'
import { SmallButton } from '../form/field-frame'
import type { ContentStore } from '../store/content-store'
import { documentHistory } from '../store/github-history'
import { GitHubStore } from '../store/github-store'
import { inSaoPaulo } from '../store/live-version'

interface Props {
  store: ContentStore
  type: DocumentTypeName
  file: string
  /** Takes an old version for the form, to be saved as a new change. */
  onRestore: (draft: DocumentDraft) => void
}

/** Changes that are shown. */
const MOST = 10

/**
 * The last accepted changes of a document, read from GitHub when somebody opens them. The page
 * cannot read the git history of a folder.
 */
export function DocumentHistory({ store, type, file, onRestore }: Props) {
  const [history, setHistory] = useState<readonly PastText[] | string>('Lendo o histórico…')
  const load = () => {
    if (typeof history !== 'string') return
    if (!(store instanceof GitHubStore))
      return setHistory(`De uma pasta, o terminal o mostra: npm run content:history -- ${file}`)
    documentHistory(store, file, MOST + 1).then(setHistory, (error: Error) =>
      setHistory(error.message),
    )
  }
  const changes = useMemo(
    () =>
      (typeof history === 'string' ? [] : history).map(
        ({ commit, when, author, text }, index, all) => ({
          commit,
          title: `${inSaoPaulo(when)}, ${author}`,
          lines: changeLines(type, all[index + 1]?.text, text),
          past: text === '' ? undefined : readDocumentDraft(type, text),
        }),
      ),
    [history, type],
  )
  return (
    <details className="ed-note muted" onToggle={load}>
      <summary>Histórico</summary>
      <p role="status">{typeof history === 'string' && history}</p>
      {changes.slice(0, MOST).map(({ commit, title, lines, past }) => (
        <section key={commit} aria-label={title} className="py-3">
          <strong>{title}</strong>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {past && (
            <SmallButton
              onPress={() => onRestore(past)}
              label={`Voltar a esta versão, de ${title}`}
            >
              Voltar a esta versão
            </SmallButton>
          )}
        </section>
      ))}
    </details>
  )
}
