import { useState } from 'react'
import type { GitHubStore } from '../store/github-store'

/** Asks the reviewers to review the draft pull request. */
export function ReviewRequest({ store }: { store: GitHubStore }) {
  const [draft, setDraft] = useState(store.draft)
  const [error, setError] = useState<string>()
  if (!draft) return null
  const ask = () => {
    setError(undefined)
    store.askForReview().then(
      () => setDraft(store.draft),
      (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <>
      <a href={draft.href} target="_blank" rel="noopener">
        Rascunho nº {draft.number}
      </a>
      {draft.isDraft && (
        <button type="button" className="ed-small" onClick={ask}>
          Enviar para revisão
        </button>
      )}
      <p role="status">{error ?? (draft.isDraft ? '' : 'Enviado para revisão.')}</p>
    </>
  )
}
