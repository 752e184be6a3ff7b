import { useEffect, useState } from 'react'
import type { ContentStore } from '../store/content-store'
import { GitHubStore } from '../store/github-store'
import { liveSentence } from '../store/live-version'

/** Says whether the site shows the content that was accepted last. */
export function LiveLine({ store }: { store: ContentStore }) {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    const newest = () =>
      store instanceof GitHubStore ? store.newestChange() : Promise.resolve(undefined)
    // A site that does not answer now says nothing; editing goes on.
    liveSentence(newest).then(setSentence, () => undefined)
  }, [store])
  return <p role="status">{sentence}</p>
}
