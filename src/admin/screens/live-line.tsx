import { useEffect, useState } from 'react'
import type { ContentStore } from '../store/content-store'
import { failureOf } from '../store/github-history'
import { GitHubStore } from '../store/github-store'
import { liveState } from '../store/live-version'

/** Says whether the site shows the content that was accepted last, and why a publication failed. */
export function LiveLine({ store }: { store: ContentStore }) {
  const [sentence, setSentence] = useState<string>()
  const [failure, setFailure] = useState<Awaited<ReturnType<typeof failureOf>>>()
  useEffect(() => {
    const github = store instanceof GitHubStore ? store : undefined
    const ask = async () => {
      const live = await liveState(() => github?.newestChange() ?? Promise.resolve(undefined))
      setSentence(live?.sentence)
      if (github && live?.waiting !== undefined) setFailure(await failureOf(github, live.waiting))
    }
    // A site that does not answer now says nothing; editing goes on.
    ask().catch(() => undefined)
  }, [store])
  return (
    <>
      <p role="status">
        {sentence}
        {failure && ' A última publicação falhou.'}
      </p>
      {failure && (
        <details className="ed-note">
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
