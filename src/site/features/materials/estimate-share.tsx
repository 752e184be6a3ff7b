import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Share2 from 'lucide-react/icons/share-2'
import { useRef, useState } from 'react'
import type { ScrapPageView } from '../../../content/views'
import { stringifySearch } from '../../lib/address-search'
import { copyText } from '../../lib/share-text'
import { Button } from '../../ui/button'
import type { EstimateLine } from './estimate'
import { formatEstimate } from './estimate-address'

/** Shares the estimate as a link: by the system's share sheet where there is one, or copied. */
export function EstimateShare({
  lines,
  texts,
}: {
  lines: readonly EstimateLine[]
  texts: ScrapPageView['estimate']
}) {
  const shown = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState<{ carga: string; done: boolean }>()
  const carga = formatEstimate(lines)
  const { href } = new URL(`/comercio-sucata${stringifySearch({ carga })}`, location.href)
  // The outcome of copying an earlier list no longer holds.
  const outcome = copied?.carga === carga ? copied : undefined
  const copy = async () => setCopied({ carga, done: await copyText(href, shown.current) })
  const share = async () => {
    try {
      await navigator.share({ title: texts.title, url: href })
    } catch (error) {
      // Closing the sheet is the visitor's choice; any other refusal leaves the copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const refused = outcome?.done === false
  return (
    <>
      {'share' in navigator && (
        <Button variant="ghost" onClick={() => void share()}>
          <Share2 className="icon" aria-hidden="true" />
          {texts.shareButton}
        </Button>
      )}
      <Button variant="ghost" onClick={() => void copy()}>
        {outcome?.done ? (
          <Check className="icon" aria-hidden="true" />
        ) : (
          <Link className="icon" aria-hidden="true" />
        )}
        {texts.copyButton}
      </Button>
      <p className={outcome ? 'hint' : 'sr'} role="status">
        {outcome && (outcome.done ? texts.copied : texts.notCopied)}
      </p>
      <span
        ref={shown}
        className={refused ? 'hint estimate-list-address' : 'sr'}
        aria-hidden={!refused}
      >
        {href}
      </span>
    </>
  )
}
