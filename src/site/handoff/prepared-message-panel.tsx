import { type ReactNode, useId, useRef, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { useHydrated } from '@tanstack/react-router'
import { useForms } from '../content'
import { copyText } from '../lib/copy-text'
import { downloadText } from '../lib/download-text'
import { fillPlaces } from '../lib/fill-places'
import { focusAround } from '../lib/focus-around'
import { shareText } from '../lib/share-text'
import { buttonClass } from '../ui/button'
import { SectionLabel } from '../ui/section'
import { WhatsAppIcon } from '../ui/whatsapp-icon'
import { emlFile, plainText, txtFile } from './message/message-files'
import type { PreparedMessage } from './kept-messages'
import { OTHER_WAYS } from './labels'
import { useArrival } from './use-arrival'

export interface PreparedMessagePanelProps {
  prepared: PreparedMessage
  /** Silkscreen words and reference above the headline. */
  label: string
  designator: string
  /** 1 where the panel stands in place of the page, 2 below a section. */
  level?: 1 | 2
  /** Text of the button that ends the hand-off and forgets the message, where it says more than «Concluir». */
  doneLabel?: string
  onDone(): void
  /** Back to the filled form, where there is one. */
  onEdit?(): void
}

const shortcut = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C')

/**
 * The message that a request became, and every way to send it when no mail program answered the link.
 * It says «preparada» and never «enviada»: only the visitor can send it.
 */
export function PreparedMessagePanel({
  prepared,
  label,
  designator,
  level = 2,
  doneLabel,
  onDone,
  onEdit,
}: PreparedMessagePanelProps) {
  const { message } = prepared
  const { panel, ways, notices } = useForms()
  const headingId = useId()
  const shown = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const [said, setSaid] = useState<{ about: typeof message; text: string; copied: boolean }>()
  // What was said of an earlier message is over.
  const { text: notice, copied } = said?.about === message ? said : { text: '', copied: false }
  const say = (text: string, copied = false) => setSaid({ about: message, text, copied })
  const Heading = level === 1 ? 'h1' : 'h2'

  useArrival(message, heading, level)

  const copy = async () => {
    const done = await copyText(plainText(message), shown.current)
    say(done ? notices.copied : fillPlaces(notices.notCopied, { teclas: shortcut() }), done)
  }
  const share = async () => {
    if ((await shareText(message.subject, message.body)) === 'failed') say(notices.notShared)
  }
  const finish = () => {
    focusAround(heading.current)
    onDone()
  }
  const canShare = hydrated && typeof navigator.share === 'function'

  return (
    <section aria-labelledby={headingId} className="prepared-message">
      <SectionLabel text={label} designator={designator} />
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 1 ? 'h1' : 'h2'}>
        {panel.title}
      </Heading>
      <p className="lead">{panel.text}</p>
      {prepared.compact && <p className="hint prepared-message-short">{panel.compact}</p>}
      <div className="prepared-message-columns mt-8 md:mt-14">
        <div className="prepared-message-text" ref={shown}>
          <dl>
            <dt>{panel.to}</dt>
            <dd>{message.to}</dd>
            <dt>{panel.subject}</dt>
            <dd>{message.subject}</dd>
          </dl>
          <pre>{message.body || panel.emptyBody}</pre>
        </div>
        <svg
          className="trace prepared-message-fan"
          viewBox="0 0 136 324"
          width="136"
          height="324"
          aria-hidden="true"
        >
          <path d="M0 150H10l114 -114H136" />
          <path d="M0 158H70l38 -38H136" />
          <path d="M0 166H70l38 38H136" />
          <path d="M0 174H10l114 114H136" />
        </svg>
        <ul className="prepared-message-ways" aria-label={OTHER_WAYS}>
          <li>
            <button type="button" className="prepared-message-way" onClick={() => void copy()}>
              <Copy className="icon" aria-hidden="true" />
              <span>
                <b>{ways.copy.title}</b>
                <span>{copied ? ways.copied : ways.copy.text}</span>
              </span>
              {copied && <Check className="icon" aria-hidden="true" />}
            </button>
          </li>
          <Way
            href={prepared.gmail}
            icon={<Mail className="icon" aria-hidden="true" />}
            texts={ways.gmail}
          />
          <Way
            href={prepared.outlook}
            icon={<Inbox className="icon" aria-hidden="true" />}
            texts={ways.outlook}
          />
          <Way href={prepared.whatsapp} icon={<WhatsAppIcon />} texts={ways.whatsapp} />
        </ul>
      </div>
      <p role="status" className="prepared-message-notice">
        {notice}
      </p>
      <div className="btns prepared-message-files">
        <button
          type="button"
          className={buttonClass('link')}
          onClick={() => downloadText('mensagem.txt', txtFile(message), 'text/plain')}
        >
          <Download className="icon" aria-hidden="true" />
          {panel.txtButton}
        </button>
        <button
          type="button"
          className={buttonClass('link')}
          onClick={() => downloadText('mensagem.eml', emlFile(message), 'message/rfc822')}
        >
          <Download className="icon" aria-hidden="true" />
          {panel.emlButton}
        </button>
        {canShare && (
          <button type="button" className={buttonClass('link')} onClick={() => void share()}>
            <Share2 className="icon" aria-hidden="true" />
            {panel.shareButton}
          </button>
        )}
      </div>
      <div className="btns">
        <a className={buttonClass('default')} href={prepared.mailto}>
          {panel.againButton}
        </a>
        {onEdit && (
          <button type="button" className={buttonClass('outline')} onClick={onEdit}>
            {panel.editButton}
          </button>
        )}
        <button type="button" className={buttonClass('ghost')} onClick={finish}>
          {doneLabel ?? panel.doneButton}
        </button>
      </div>
    </section>
  )
}

function Way({
  href,
  icon,
  texts,
}: {
  href: string
  icon: ReactNode
  texts: { title: string; text: string }
}) {
  return (
    <li>
      <a className="prepared-message-way" href={href} target="_blank" rel="noopener">
        {icon}
        <span>
          <b>{texts.title}</b>
          <span>{texts.text}</span>
        </span>
        <ExternalLink className="icon" aria-hidden="true" />
      </a>
    </li>
  )
}
