import { useCallback } from 'react'
import { useLoaded } from '../form/use-loaded'
import type { ContentStore } from '../store/content-store'
import { GitHubStore } from '../store/github-store'
import { liveState } from '../store/live-version'

/** Says whether the site shows the content that was accepted last, and why a publication failed. */
export function LiveLine({ store }: { store: ContentStore }) {
  // A site that does not answer now says nothing; editing goes on.
  const live = useLoaded(
    useCallback(() => liveState(store instanceof GitHubStore ? store : undefined), [store]),
  )
  const failure = live?.failure
  return (
    <>
      <p role="status">
        {live?.sentence}
        {failure && ' A última publicação falhou.'}
      </p>
      {failure && (
        <details className="ed-note muted">
          <summary>Por que a publicação falhou</summary>
          <pre>{failure.report}</pre>
          <a href={failure.href} target="_blank" rel="noopener">
            Ver no GitHub
          </a>
        </details>
      )}
    </>
  )
}
