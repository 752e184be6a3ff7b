import { useState } from 'react'
import { SmallButton } from '../form/field-frame'
import type { GitHubStore } from '../store/github-store'
import { useTask } from './use-task'

/** Asks the reviewers to review the draft pull request. */
export function ReviewRequest({ store }: { store: GitHubStore }) {
  const [draft, setDraft] = useState(store.draft)
  const { failure, run } = useTask()
  if (!draft) return null
  const ask = async () => {
    await store.askForReview()
    setDraft(store.draft)
  }
  return (
    <>
      <a href={draft.href} target="_blank" rel="noopener">
        Rascunho nº {draft.number}
      </a>
      {draft.isDraft && (
        <SmallButton onPress={() => void run(ask)}>Enviar para revisão</SmallButton>
      )}
      <p role="status">{failure ?? (draft.isDraft ? '' : 'Enviado para revisão.')}</p>
    </>
  )
}
