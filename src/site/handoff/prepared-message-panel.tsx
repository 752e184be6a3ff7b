import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useContent } from '../content'
import { copyText, shareOrCopy } from '../lib/share-text'
import { fillPlaces } from '../lib/format'
import { SectionLabel } from '../ui/section'
import { WhatsAppIcon } from '../ui/whatsapp-icon'
import type { PreparedMessage } from './kept-messages'
import { OTHER_WAYS } from './labels'
import { type Message, plainText } from './message/request'
import { MessageFrame, type MessageFrameProps } from './message-frame'

export interface PreparedMessagePanelProps extends MessageFrameProps {
  /** Silkscreen words and reference above the headline. */
  label: string
  designator: string
  /** Text of the last button, when it is not «Concluir». */
  doneLabel?: string
}

const shortcut = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C')

/**
 * The prepared message with every way to send it, in case no mail program answered the link. The
 * text is «preparada» and never «enviada»: only the visitor can send it.
 */
export function PreparedMessagePanel(props: PreparedMessagePanelProps) {
  const { prepared, label, designator, doneLabel } = props
  const { message, compact } = prepared
  const { panel, notices } = useContent('forms-page')
  const shown = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<{ about: Message; text: string; copied: boolean }>()
  // A notice about an earlier message is not shown.
  const { text: notice, copied } = said?.about === message ? said : { text: '', copied: false }
  const say = (text: string, copied = false) => setSaid({ about: message, text, copied })

  const text = plainText(message)
  // A draft that carries a summary needs the whole text on the clipboard.
  const canShare = 'share' in navigator && !compact
  const share = async () => {
    const outcome = canShare
      ? await shareOrCopy({ title: message.subject, text: message.body }, text, shown.current)
      : (await copyText(text, shown.current))
        ? 'copied'
        : 'notCopied'
    if (outcome === 'copied') say(notices.copied, true)
    if (outcome === 'notCopied') say(fillPlaces(notices.notCopied, { teclas: shortcut() }))
  }

  return (
    <MessageFrame
      {...props}
      above={<SectionLabel text={label} designator={designator} />}
      texts={{
        title: panel.title,
        text: panel.text,
        again: panel.againButton,
        edit: panel.editButton,
        done: doneLabel ?? panel.doneButton,
      }}
    >
      {compact && <p className="hint prepared-message-short">{panel.compact}</p>}
      <div className="prepared-message-columns mt-8 md:mt-14">
        <MessageText message={message} shown={shown} />
        <Fan />
        <Ways
          prepared={prepared}
          canShare={canShare}
          copied={copied}
          onShare={() => void share()}
        />
      </div>
      <p role="status" className="prepared-message-notice">
        {notice}
      </p>
    </MessageFrame>
  )
}

function MessageText({ message, shown }: { message: Message; shown: Ref<HTMLDivElement> }) {
  const { panel } = useContent('forms-page')
  return (
    <div className="prepared-message-text" ref={shown}>
      <dl>
        <dt>{panel.to}</dt>
        <dd>{message.to}</dd>
        <dt>{panel.subject}</dt>
        <dd>{message.subject}</dd>
      </dl>
      <pre>{message.body || panel.emptyBody}</pre>
    </div>
  )
}

/** Lines drawn from the message to each of its ways. Decoration. */
const Fan = () => (
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
)

interface WaysProps {
  prepared: PreparedMessage
  /** The text is on the clipboard. */
  copied: boolean
  canShare: boolean
  onShare(): void
}

function Ways({ prepared, copied, canShare, onShare }: WaysProps) {
  const { ways } = useContent('forms-page')
  const texts = canShare ? ways.share : ways.copy
  const Icon = canShare ? Share2 : Copy
  return (
    <ul className="prepared-message-ways" aria-label={OTHER_WAYS}>
      <li>
        <button type="button" className="prepared-message-way" onClick={onShare}>
          <Icon className="icon" aria-hidden="true" />
          <span>
            <b>{texts.title}</b>
            <span>{copied ? ways.copied : texts.text}</span>
          </span>
          {copied && <Check className="icon" aria-hidden="true" />}
        </button>
      </li>
      <WayLink
        href={prepared.gmail}
        icon={<Mail className="icon" aria-hidden="true" />}
        texts={ways.gmail}
      />
      <WayLink
        href={prepared.outlook}
        icon={<Inbox className="icon" aria-hidden="true" />}
        texts={ways.outlook}
      />
      <WayLink href={prepared.whatsapp} icon={<WhatsAppIcon />} texts={ways.whatsapp} />
    </ul>
  )
}

interface WayLinkProps {
  href: string
  icon: ReactNode
  texts: { title: string; text: string }
}

const WayLink = ({ href, icon, texts }: WayLinkProps) => (
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
