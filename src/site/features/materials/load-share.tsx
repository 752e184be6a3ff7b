import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Share2 from 'lucide-react/icons/share-2'
import { useRef, useState } from 'react'
import type { ScrapPageView } from '../../../content/views'
import { stringifySearch } from '../../lib/address-search'
import { copyText } from '../../lib/copy-text'
import { Button } from '../../ui/button'
import type { LoadLine } from './load'
import { formatLoad } from './load-address'

/** Hands the list on as an address: the system's sheet where there is one, and a copy. */
export function LoadShare({
  lines,
  texts,
}: {
  lines: readonly LoadLine[]
  texts: ScrapPageView['load']
}) {
  const shown = useRef<HTMLSpanElement>(null)
  const [said, setSaid] = useState<{ carga: string; done: boolean }>()
  const carga = formatLoad(lines)
  const { href } = new URL(`/comercio-sucata${stringifySearch({ carga })}`, location.href)
  // What was said of another list is over.
  const outcome = said?.carga === carga ? said : undefined
  const copy = async () => setSaid({ carga, done: await copyText(href, shown.current) })
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
        className={refused ? 'hint load-panel-address' : 'sr'}
        aria-hidden={!refused}
      >
        {href}
      </span>
    </>
  )
}
