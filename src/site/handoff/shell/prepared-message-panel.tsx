import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Check, Copy, Download, ExternalLink, Inbox, Mail, Share2 } from 'lucide-react'
import { useHydrated } from '@tanstack/react-router'
import { copyText } from '../../lib/copy-text'
import { downloadText } from '../../lib/download-text'
import { shareText } from '../../lib/share-text'
import { buttonClass } from '../../ui/button'
import { SectionLabel } from '../../ui/section'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { emlFile, plainText, txtFile } from '../core/message-files'
import type { PreparedMessage } from '../core/prepared-message'
import { takeArrival } from './kept-messages'

interface PreparedMessagePanelProps {
  prepared: PreparedMessage
  /** Silkscreen words and reference above the headline. */
  label: string
  designator: string
  /** 1 where the panel stands in place of the page, 2 below a section. */
  level?: 1 | 2
  /** Text of the button that ends the hand-off and forgets the message. */
  doneLabel?: string
  onDone(): void
  /** Back to the filled form, where there is one. */
  onEdit?(): void
}

/** The element's ancestors, innermost first; taken before it leaves the page, when it still has them. */
function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

const shortcut = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C')

/**
 * The message that a request became, and every way to send it when no mail program answered the link.
 * It says «preparada» and never «enviada»: only the visitor can send it.
 */
export function PreparedMessagePanel({ prepared, label, designator, level = 2, doneLabel = 'Concluir', onDone, onEdit }: PreparedMessagePanelProps) {
  const { message } = prepared
  const headingId = useId()
  const shown = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const [said, setSaid] = useState<{ about: typeof message; text: string; copied: boolean }>()
  // What was said of an earlier message is over.
  const { text: notice, copied } = said?.about === message ? said : { text: '', copied: false }
  const say = (text: string, copied = false) => setSaid({ about: message, text, copied })
  const Heading = level === 1 ? 'h1' : 'h2'

  useEffect(() => {
    if (takeArrival(message)) {
      heading.current?.focus({ preventScroll: true })
      // In place of the page it starts at the top, way back included; below a section it comes to the top of the window.
      if (level === 1) window.scrollTo(0, 0)
      else heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
    }
  }, [message, level])

  const copy = async () => {
    const done = await copyText(plainText(message), shown.current)
    say(done ? 'Mensagem copiada.' : `O navegador não deixou copiar. O texto está selecionado: pressione ${shortcut()}.`, done)
  }
  const share = async () => {
    if ((await shareText(message.subject, message.body)) === 'failed') say('Não foi possível compartilhar. Copie a mensagem ou baixe o arquivo.')
  }
  const finish = () => {
    const around = ancestorsOf(heading.current)
    onDone()
    // The panel goes away with its button: the keyboard goes on from what stays around it, unless the page knows a better place.
    setTimeout(() => {
      const place = around.find((element) => element.isConnected)
      if (!place || document.activeElement !== document.body) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
  const canShare = hydrated && typeof navigator.share === 'function'

  return (
    <section aria-labelledby={headingId} className="prepared-message">
      <SectionLabel text={label} designator={designator} />
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 1 ? 'h1' : 'h2'}>Falta só você enviar.</Heading>
      <p className="lead">
        A mensagem está preparada e o seu aplicativo de e-mail foi chamado. Se ele não abriu, escolha outro caminho: o texto é o mesmo.
      </p>
      {prepared.compact && (
        <p className="hint prepared-message-short">O texto é longo para um link de e-mail: o rascunho leva um resumo. Copie o texto completo e cole no e-mail antes de enviar.</p>
      )}
      <div className="prepared-message-columns mt-8 md:mt-14">
        <div className="prepared-message-text" ref={shown}>
          <dl>
            <dt>Para</dt>
            <dd>{message.to}</dd>
            <dt>Assunto</dt>
            <dd>{message.subject}</dd>
          </dl>
          <pre>{message.body || 'Escreva o que precisa no próprio e-mail.'}</pre>
        </div>
        <svg className="trace prepared-message-fan" viewBox="0 0 136 324" width="136" height="324" aria-hidden="true">
          <path d="M0 150H10l114 -114H136" /><path d="M0 158H70l38 -38H136" /><path d="M0 166H70l38 38H136" /><path d="M0 174H10l114 114H136" />
        </svg>
        <ul className="prepared-message-ways" aria-label="Outros caminhos">
          <li>
            <button type="button" className="prepared-message-way" onClick={() => void copy()}>
              <Copy className="icon" aria-hidden="true" />
              <span><b>Copiar mensagem</b><span>{copied ? 'Copiada' : 'Endereço, assunto e texto'}</span></span>
              {copied && <Check className="icon" aria-hidden="true" />}
            </button>
          </li>
          <Way href={prepared.gmail} icon={<Mail className="icon" aria-hidden="true" />} title="Abrir no Gmail" text="Em uma nova aba" />
          <Way href={prepared.outlook} icon={<Inbox className="icon" aria-hidden="true" />} title="Abrir no Outlook" text="Na web, em uma nova aba" />
          <Way href={prepared.whatsapp} icon={<WhatsAppIcon />} title="Enviar pelo WhatsApp" text="Mesmo texto, na conversa" />
        </ul>
      </div>
      <p role="status" className="prepared-message-notice">{notice}</p>
      <div className="btns prepared-message-files">
        <button type="button" className={buttonClass('link')} onClick={() => downloadText('mensagem.txt', txtFile(message), 'text/plain')}>
          <Download className="icon" aria-hidden="true" />Baixar .txt
        </button>
        <button type="button" className={buttonClass('link')} onClick={() => downloadText('mensagem.eml', emlFile(message), 'message/rfc822')}>
          <Download className="icon" aria-hidden="true" />Baixar .eml
        </button>
        {canShare && (
          <button type="button" className={buttonClass('link')} onClick={() => void share()}>
            <Share2 className="icon" aria-hidden="true" />Compartilhar
          </button>
        )}
      </div>
      <div className="btns">
        <a className={buttonClass('default')} href={prepared.mailto}>Abrir o e-mail de novo</a>
        {onEdit && <button type="button" className={buttonClass('outline')} onClick={onEdit}>Corrigir os dados</button>}
        <button type="button" className={buttonClass('ghost')} onClick={finish}>{doneLabel}</button>
      </div>
    </section>
  )
}

function Way({ href, icon, title, text }: { href: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      <a className="prepared-message-way" href={href} target="_blank" rel="noopener">
        {icon}
        <span><b>{title}</b><span>{text}</span></span>
        <ExternalLink className="icon" aria-hidden="true" />
      </a>
    </li>
  )
}
