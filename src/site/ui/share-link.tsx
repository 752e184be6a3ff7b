import Check from 'lucide-react/icons/check'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useRef, useState } from 'react'
import { type ShareOutcome, shareOrCopy } from '../lib/share-text'
import { Button } from './button'

const WORDS = {
  shareButton: 'Compartilhar',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. O endereço está selecionado.',
}

interface Props {
  title: string
  /** Absolute address of the page. */
  url: string
  texts?: typeof WORDS
  /** Class of the buttons' frame; without it the button is a child of the parent. */
  frame?: string
  /** Another button before it. */
  children?: ReactNode
  /** Class of the note about the copy, and of the address when it could not be copied. */
  note: string
}

/** Shares a page's address by the system's share sheet, or copies it where the browser has none. */
export function ShareLink({ title, url, texts = WORDS, frame, note, children }: Props) {
  const shown = useRef<HTMLSpanElement>(null)
  const [last, setLast] = useState<{ url: string; outcome: ShareOutcome }>()
  // The outcome of copying an earlier address no longer holds.
  const outcome = last?.url === url && last.outcome !== 'shared' ? last.outcome : undefined
  const share = async () =>
    setLast({ url, outcome: await shareOrCopy({ title, url }, url, shown.current) })
  const Icon = outcome === 'copied' ? Check : Share2
  const buttons = (
    <>
      {children}
      <Button variant="ghost" onClick={() => void share()}>
        <Icon className="icon" aria-hidden="true" />
        {texts.shareButton}
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
