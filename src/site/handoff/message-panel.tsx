import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useContent } from '../content'
import { focusAround } from '../lib/focus-around'
import { shareOrCopy } from '../lib/share-text'
import { buttonClass } from '../ui/button'
import { SectionLabel } from '../ui/section'
import { WhatsAppIcon } from './chat-link'
import { whatsappMessageHref } from './message/chat-links'
import { gmailHref, mailLink, outlookHref } from './message/mail-links'
import { type Message, plainText } from './message/request'
import { type MessagePlace, takeArrival } from './use-prepared-message'

interface MessagePanelProps {
  message: Message
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
  message,
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
  // `compact`: the link carries a summary, because the whole text is too long for it.
  const { href, compact } = mailLink(message, useContent('messages'))

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
      <Ways key={message.body} message={message} isShort={compact} />
      <div className="btns">
        <a className={buttonClass('default')} href={href}>
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

/**
 * The message that was prepared at a place, below the button that prepared it; nothing while there
 * is none.
 */
export const PanelBelow = ({
  place: { prepared, clear },
  className = 'sec wrap',
  ...labels
}: Pick<MessagePanelProps, 'label' | 'designator'> & { place: MessagePlace; className?: string }) =>
  prepared && (
    <div className={className}>
      <MessagePanel {...labels} message={prepared} onDone={clear} />
    </div>
  )

const COPIED = 'Mensagem copiada.'
const REFUSED = 'O navegador não deixou copiar. O texto está selecionado: copie-o.'

/**
 * The message's text, and beside it the ways to send it; a notice tells what became of a copy.
 * `isShort`: the mail draft carries a summary, so the whole text has to be copied.
 */
function Ways({ message, isShort }: { message: Message; isShort: boolean }) {
  const { whatsapp } = useContent('company')
  const messages = useContent('messages')
  const shown = useRef<HTMLDivElement>(null)
  const [notice, setNotice] = useState('')
  const copied = notice === COPIED
  const canShare = 'share' in navigator && !isShort
  const Icon = canShare ? Share2 : Copy

  const share = async () => {
    const data = canShare ? { title: message.subject, text: message.body } : undefined
    const outcome = await shareOrCopy(data, plainText(message), shown.current)
    if (outcome !== 'shared') setNotice(outcome === 'copied' ? COPIED : REFUSED)
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
          <Way
            onPress={() => void share()}
            icon={<Icon className="icon" />}
            title={canShare ? 'Compartilhar mensagem' : 'Copiar mensagem'}
            text={
              copied ? 'Copiada' : canShare ? 'Com outro aplicativo' : 'Endereço, assunto e texto'
            }
            end={copied && <Check className="icon" aria-hidden="true" />}
          />
          <Way
            href={gmailHref(message, messages)}
            icon={<Mail className="icon" />}
            title="Abrir no Gmail"
            text="Em uma nova aba"
          />
          <Way
            href={outlookHref(message, messages)}
            icon={<Inbox className="icon" />}
            title="Abrir no Outlook"
            text="Na web, em uma nova aba"
          />
          <Way
            href={whatsappMessageHref(whatsapp, message, messages)}
            icon={<WhatsAppIcon />}
            title="Enviar pelo WhatsApp"
            text="Mesmo texto, na conversa"
          />
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

interface WayProps {
  icon: ReactNode
  title: string
  text: string
  /** A page of another site; without it the way is a button. */
  href?: string
  onPress?: () => void
  end?: ReactNode
}

function Way({ icon, title, text, href, onPress, end }: WayProps) {
  const content = (
    <>
      <span className="text-mask-600" aria-hidden="true">
        {icon}
      </span>
      <span>
        <b className="block text-h4">{title}</b>
        <span className="text-ink-muted">{text}</span>
      </span>
    </>
  )
  return (
    <li className="relative xl:before:motif-ring xl:before:top-7 xl:before:-left-2 xl:before:z-1 xl:before:bg-white">
      {href ? (
        <a className={WAY} href={href} target="_blank" rel="noopener">
          {content}
          <ExternalLink className="icon text-mask-600" aria-hidden="true" />
        </a>
      ) : (
        <button type="button" className={WAY} onClick={onPress}>
          {content}
          {end}
        </button>
      )}
    </li>
  )
}
