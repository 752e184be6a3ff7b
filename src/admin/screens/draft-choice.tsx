import { createRoot } from 'react-dom/client'
import { draftRequests, type DraftRequest } from '../store/github-drafts'
import type { GitHubAccess } from '../store/github-api'

/**
 * Asks the editor which open pull request to continue; undefined for a new one, at once when none
 * is open.
 */
export async function offerDrafts(
  access: GitHubAccess,
  branch: string,
  place: HTMLElement,
): Promise<DraftRequest | undefined> {
  const drafts = await draftRequests(access, branch)
  if (drafts.length === 0) return undefined
  const root = createRoot(place)
  const chosen = await new Promise<DraftRequest | undefined>((resolve) => {
    root.render(
      <fieldset className="ed-group">
        <legend>Há rascunhos abertos</legend>
        {drafts.map((draft) => (
          <button
            type="button"
            className="ed-row"
            key={draft.number}
            onClick={() => resolve(draft)}
          >
            Continuar o nº {draft.number}: {draft.title}
          </button>
        ))}
        <button type="button" className="ed-row" onClick={() => resolve(undefined)}>
          Começar um rascunho novo
        </button>
      </fieldset>,
    )
  })
  root.unmount()
  return chosen
}
