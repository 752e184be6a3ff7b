import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useRef, useState } from 'react'
import type { LotPageView } from '../../../content/views'
import { copyText } from '../../lib/share-text'
import { Button } from '../../ui/button'

interface Props {
  title: string
  /** Absolute address of the lot's page. */
  url: string
  texts: Pick<LotPageView['purchase'], 'shareButton' | 'copyButton' | 'copied' | 'notCopied'>
}

/** Shares the page's address, by the system's share sheet; where the browser has none, by a copy. */
export function LotShare({ title, url, texts }: Props) {
  const shown = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = async () => setOutcome((await copyText(url, shown.current)) ? 'copied' : 'notCopied')
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is the visitor's choice; any other refusal, or no sheet at all, leaves the copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const refused = outcome === 'notCopied'
  return (
    <>
      <div className="lot-share needs-script">
        <Button variant="ghost" onClick={() => void share()}>
          <Share2 className="icon" aria-hidden="true" />
          {texts.shareButton}
        </Button>
        <Button variant="ghost" onClick={() => void copy()}>
          {outcome === 'copied' ? (
            <Check className="icon" aria-hidden="true" />
          ) : (
            <Copy className="icon" aria-hidden="true" />
          )}
          {texts.copyButton}
        </Button>
      </div>
      <p className={outcome ? 'small muted' : 'sr'} role="status">
        {outcome && texts[outcome]}
      </p>
      <span
        ref={shown}
        className={refused ? 'small lot-share-address' : 'sr'}
        aria-hidden={!refused}
      >
        {url}
      </span>
    </>
  )
}
