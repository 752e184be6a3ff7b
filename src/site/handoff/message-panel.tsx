import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { focusAround } from '../lib/focus-around'
import { copyText, shareOrCopy } from '../lib/share-text'
import { buttonClass } from '../ui/button'
import { SectionLabel } from '../ui/section'
import { WhatsAppIcon } from '../ui/whatsapp-icon'
import { type PreparedMessage, takeArrival } from './kept-messages'
import { type Message, plainText } from './message/request'
import type { MessagePlace } from './use-prepared-message'

interface MessagePanelProps {
  prepared: PreparedMessage
  /** Silkscreen words and reference above the headline. */
  label: string
  designator: string
  /** 1 when the panel replaces the page, 2 (the default) when it is below a section. */
  level?: 1 | 2
  /** Ends the hand-off and forgets the message. */
  onDone(): void
  /** Text of the last button. */
  doneLabel?: string
  /** Returns to the filled form; undefined when there is none. */
  onEdit?(): void
}

/**
 * The prepared message with every way to send it, in case no mail program answered the link. The
 * text is «preparada» and never «enviada»: only the visitor can send it.
 */
export function MessagePanel({
  prepared: { message, mailto, compact, gmail, outlook, whatsapp },
  label,
  designator,
  level = 2,
  onDone,
  doneLabel = 'Concluir',
  onEdit,
}: MessagePanelProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = level === 1 ? 'h1' : 'h2'

  // A message that was made in this page view takes the focus when it first shows.
  useEffect(() => {
    if (!takeArrival(message)) return
    heading.current?.focus({ preventScroll: true })
    // A panel that replaces the page scrolls to the page's top; one below a section scrolls to its
    // own.
    if (level === 1) window.scrollTo(0, 0)
    else heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [message, level])

  /** The panel disappears with the pressed button. */
  const leave = (then: () => void) => () => {
    focusAround(heading.current)
    then()
  }
  return (
    <section aria-labelledby={headingId} className="prepared-message">
      <SectionLabel text={label} designator={designator} />
      <Heading
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className={`focus-visible:outline-offset-8 ${level === 1 ? 'h1' : 'h2'}`}
      >
        Falta só você enviar.
      </Heading>
      <p className="lead mt-5 max-w-[33em]">
        A mensagem está preparada e o seu aplicativo de e-mail foi chamado. Se ele não abriu,
        escolha outro caminho: o texto é o mesmo.
      </p>
      {compact && (
        <p className="small mt-4 max-w-[44em] border-l-4 border-copper-500 pl-4">
          O texto é longo para um link de e-mail: o rascunho leva um resumo. Copie o texto completo
          e cole no e-mail antes de enviar.
        </p>
      )}
      <Ways message={message} isShort={compact} links={{ gmail, outlook, whatsapp }} />
      <div className="btns">
        <a className={buttonClass('default')} href={mailto}>
          Abrir o e-mail de novo
        </a>
        {onEdit && (
          <button type="button" className={buttonClass('outline')} onClick={leave(onEdit)}>
            Corrigir os dados
          </button>
        )}
        <button type="button" className={buttonClass('ghost')} onClick={leave(onDone)}>
          {doneLabel}
        </button>
      </div>
    </section>
  )
}

interface PanelBelowProps extends Pick<MessagePanelProps, 'label' | 'designator'> {
  place: MessagePlace
  /** Class of the wrapper. */
  className?: string
}

/**
 * The message that was prepared at a place, below the button that prepared it; nothing while there
 * is none.
 */
export const PanelBelow = ({
  place: { prepared, clear },
  className = 'sec wrap',
  ...labels
}: PanelBelowProps) =>
  prepared && (
    <div className={className}>
      <MessagePanel {...labels} prepared={prepared} onDone={clear} />
    </div>
  )

interface WaysProps {
  message: Message
  /** The mail draft carries a summary, so the whole text has to be copied. */
  isShort: boolean
  links: Pick<PreparedMessage, 'gmail' | 'outlook' | 'whatsapp'>
}

/** The message's text, and beside it the ways to send it; a notice tells what became of a copy. */
function Ways({ message, isShort, links: { gmail, outlook, whatsapp } }: WaysProps) {
  const shown = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<{ about: Message; text: string; copied: boolean }>()
  // A notice about an earlier message is not shown.
  const { text: notice, copied } = said?.about === message ? said : { text: '', copied: false }
  const canShare = 'share' in navigator && !isShort
  const Icon = canShare ? Share2 : Copy

  const share = async () => {
    const text = plainText(message)
    const outcome = canShare
      ? await shareOrCopy({ title: message.subject, text: message.body }, text, shown.current)
      : (await copyText(text, shown.current))
        ? 'copied'
        : 'notCopied'
    const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C'
    if (outcome === 'copied') setSaid({ about: message, text: 'Mensagem copiada.', copied: true })
    if (outcome === 'notCopied')
      setSaid({
        about: message,
        text: `O navegador não deixou copiar. O texto está selecionado: pressione ${keys}.`,
        copied: false,
      })
  }
  return (
    <>
      <div className="mt-8 grid grid-cols-1 items-center gap-6 md:mt-14 xl:grid-cols-[minmax(0,1fr)_136px_400px] xl:gap-0">
        <div className="prepared-message-text motif-card" ref={shown}>
          <dl className="grid border-b border-hair px-5 pt-5 pb-4 md:grid-cols-[5.25rem_minmax(0,1fr)] md:gap-y-1.5 xl:px-8">
            <dt className="text-ink-muted">Para</dt>
            <dd className="font-[580] wrap-anywhere">{message.to}</dd>
            <dt className="text-ink-muted max-md:mt-1.5">Assunto</dt>
            <dd className="font-[580] wrap-anywhere">{message.subject}</dd>
          </dl>
          <pre className="px-5 pt-6 pb-8 font-sans leading-normal whitespace-pre-wrap xl:px-8">
            {message.body || 'Escreva o que precisa no próprio e-mail.'}
          </pre>
        </div>
        {/* Lines drawn from the message to each of its ways. */}
        <svg
          className="trace static h-81 w-34 max-xl:hidden"
          viewBox="0 0 136 324"
          aria-hidden="true"
        >
          <path d="M0 150H10l114 -114H136M0 158H70l38 -38H136M0 166H70l38 38H136M0 174H10l114 114H136" />
        </svg>
        <ul className="grid gap-3 max-xl:-order-1" aria-label="Outros caminhos">
          <Way>
            <button type="button" className={WAY} onClick={() => void share()}>
              <Icon className="icon text-mask-600" aria-hidden="true" />
              <WayText
                title={canShare ? 'Compartilhar mensagem' : 'Copiar mensagem'}
                text={
                  copied
                    ? 'Copiada'
                    : canShare
                      ? 'Com outro aplicativo'
                      : 'Endereço, assunto e texto'
                }
              />
              {copied && <Check className="icon" aria-hidden="true" />}
            </button>
          </Way>
          <WayLink href={gmail} icon={<Mail className="icon" />}>
            <WayText title="Abrir no Gmail" text="Em uma nova aba" />
          </WayLink>
          <WayLink href={outlook} icon={<Inbox className="icon" />}>
            <WayText title="Abrir no Outlook" text="Na web, em uma nova aba" />
          </WayLink>
          <WayLink href={whatsapp} icon={<WhatsAppIcon />}>
            <WayText title="Enviar pelo WhatsApp" text="Mesmo texto, na conversa" />
          </WayLink>
        </ul>
      </div>
      <p role="status" className="mt-4 min-h-[1.6em] font-[560] text-copper-700">
        {notice}
      </p>
    </>
  )
}

const WAY =
  'motif-card grid min-h-18 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 py-2 pr-5 pl-6 text-left text-small text-ink no-underline hover:border-mask-600'

const Way = ({ children }: { children: ReactNode }) => (
  <li className="relative xl:before:motif-ring xl:before:top-7 xl:before:-left-2 xl:before:z-1 xl:before:bg-white">
    {children}
  </li>
)

const WayText = ({ title, text }: { title: string; text: string }) => (
  <span>
    <b className="block text-h4">{title}</b>
    <span className="text-ink-muted">{text}</span>
  </span>
)

const WayLink = ({
  href,
  icon,
  children,
}: {
  href: string
  icon: ReactNode
  children: ReactNode
}) => (
  <Way>
    <a className={WAY} href={href} target="_blank" rel="noopener">
      <span className="text-mask-600" aria-hidden="true">
        {icon}
      </span>
      {children}
      <ExternalLink className="icon text-mask-600" aria-hidden="true" />
    </a>
  </Way>
)
