import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useRef, useState } from 'react'
import { copyText, openShareSheet } from '../lib/share-text'
import { Button } from './button'

interface Props {
  title: string
  /** Absolute address of the page. */
  url: string
  texts: { shareButton: string; copyButton: string; copied: string; notCopied: string }
  copyIcon: LucideIcon
  /** Class of the buttons' frame; without it they are children of the parent. */
  frame?: string
  /** Another button before them. */
  children?: ReactNode
  /** Class of the note about the copy, and of the address when it could not be copied. */
  note: string
}

/**
 * Shares a page's address by the system's share sheet, or copies it where the browser has none. The
 * share button stays there: a button that disappeared would move the page under the visitor.
 */
export function ShareLink({ title, url, texts, copyIcon: CopyIcon, frame, note, children }: Props) {
  const shown = useRef<HTMLSpanElement>(null)
  const [last, setLast] = useState<{ url: string; outcome: 'copied' | 'notCopied' }>()
  // The outcome of copying an earlier address no longer holds.
  const outcome = last?.url === url ? last.outcome : undefined
  const copy = async () =>
    setLast({ url, outcome: (await copyText(url, shown.current)) ? 'copied' : 'notCopied' })
  const share = async () => {
    if ((await openShareSheet({ title, url })) === 'failed') await copy()
  }
  const Outcome = outcome === 'copied' ? Check : CopyIcon
  const buttons = (
    <>
      {children}
      <Button variant="ghost" onClick={() => void share()}>
        <Share2 className="icon" aria-hidden="true" />
        {texts.shareButton}
      </Button>
      <Button variant="ghost" onClick={() => void copy()}>
        <Outcome className="icon" aria-hidden="true" />
        {texts.copyButton}
      </Button>
    </>
  )
  const isRefused = outcome === 'notCopied'
  return (
    <>
      {frame ? <div className={frame}>{buttons}</div> : buttons}
      <p className={outcome ? note : 'sr'} role="status">
        {outcome && texts[outcome]}
      </p>
      <span
        ref={shown}
        className={isRefused ? `${note} wrap-anywhere select-all` : 'sr'}
        aria-hidden={!isRefused}
      >
        {url}
      </span>
    </>
  )
}
