import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'
import { createStore } from '../lib/store'

export interface ToastContent {
  title: string
  text: string
  /** 'destructive' marks a failure and is announced at once. */
  tone?: 'default' | 'destructive'
}

/** Every toast of the site, to the letter of its specification. */
export const TOASTS = {
  inDevelopment: {
    title: 'Funcionalidade em desenvolvimento',
    text: 'Esta funcionalidade ainda não foi implementada. Por enquanto, fale com a gente pelo WhatsApp ou pela página de contato.',
  },
  draftOpened: {
    title: '✅ Quase lá!',
    text: 'Seu aplicativo de e-mail foi aberto. Por favor, confirme o envio da sua solicitação.',
  },
  mailClientOpening: {
    title: '🚀 Abrindo seu cliente de e-mail!',
    text: 'Sua mensagem está pronta para ser enviada. Por favor, confirme o envio no seu aplicativo de e-mail.',
  },
  lotDraftOpened: {
    title: '✅ E-mail do lote preparado!',
    text: 'Agora envie o e-mail que preparamos no seu aplicativo. Só depois do envio recebemos o seu interesse no lote.',
  },
  newsletterDone: {
    title: '✅ Inscrição realizada!',
    text: 'Você foi inscrito com sucesso em nossa newsletter!',
  },
  newsletterFailed: {
    title: '❌ Erro na inscrição',
    text: 'Ocorreu um erro ao processar sua inscrição. Tente novamente.',
    tone: 'destructive',
  },
  articleNotFound: { title: 'Erro', text: 'Artigo não encontrado.', tone: 'destructive' },
  draftFailed: {
    title: 'Erro',
    text: 'Erro ao enviar e-mail. Tente novamente.',
    tone: 'destructive',
  },
} as const satisfies Record<string, ToastContent>

/** The latest toast; one Toaster follows it. */
export const latestToast = createStore<ToastContent | undefined>(undefined)

/** Shows a toast for 5 seconds; it replaces the one that shows. The page must have a `Toaster`. */
export const showToast = (name: keyof typeof TOASTS): void =>
  // A new object each time: the same toast again is shown again.
  latestToast.set({ ...TOASTS[name] })

/** Milliseconds that a toast stays; a rule of the product, like one toast at a time. */
const TOAST_DURATION = 5000

// Below the header, whose two parts are 44 and 72 px high (60 on phones): far from the WhatsApp
// button and from the buttons of a prepared message.
const OFFSET = { top: 132, right: 24 }
// On phones over the header: a prepared message has its buttons down to the foot of the screen, and
// its heading, which has the focus, stays visible below (WCAG 2.4.11).
const PHONE_OFFSET = { top: 8, left: 12, right: 12 }
/**
 * Sonner adds its live region with the first toast, too late to be announced; the Toaster's own
 * region announces it.
 */
const hush = (region: HTMLElement | null) => {
  for (const name of ['aria-live', 'aria-relevant', 'aria-atomic']) region?.removeAttribute(name)
}
const isPhone = () => matchMedia('(width < 768px)').matches
const none = () => undefined

/**
 * Shows the toasts, each in place of the one before it; mounted once, by the layout. Sonner is part
 * of the application's first files: a file of its own would arrive a round trip after the press
 * that needs it.
 */
export function Toaster() {
  const content = useSyncExternalStore(latestToast.subscribe, latestToast.get, none)

  useEffect(() => {
    if (!content) return
    toast.dismiss()
    toast.custom((id) => <ToastCard content={content} onClose={() => toast.dismiss(id)} />, {
      duration: TOAST_DURATION,
    })
  }, [content])

  // In the page from the start: screen readers do not announce a region that is added together with its text.
  return (
    <div className="toasts" aria-live="polite">
      {content && (
        <SonnerToaster
          ref={hush}
          position={isPhone() ? 'top-center' : 'top-right'}
          visibleToasts={1}
          offset={OFFSET}
          mobileOffset={PHONE_OFFSET}
          customAriaLabel="Avisos"
          // Sonner's Alt+T would hold a toast in the page for as long as it has the focus.
          hotkey={[]}
          toastOptions={{ unstyled: true }}
        />
      )}
    </div>
  )
}

type CardProps = { content: ToastContent; onClose: () => void }

function ToastCard({ content: { title, text, tone }, onClose }: CardProps) {
  const failed = tone === 'destructive'
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Sonner makes the item around the card focusable; only its button should be.
    card.current?.closest('[data-sonner-toast]')?.removeAttribute('tabindex')
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [onClose])
  return (
    // The region around it is polite; a failure interrupts.
    <div
      ref={card}
      className={`toast grid w-full grid-cols-[minmax(0,1fr)_44px] rounded-card border border-l-4 border-hair bg-white py-4 pr-1 pl-5 font-sans tracking-normal ${
        failed ? 'border-l-danger' : 'border-l-mask-600'
      }`}
      role={failed ? 'alert' : undefined}
    >
      <b className={failed ? 'text-danger' : ''}>{title}</b>
      <p className="small col-1 text-ink-muted">{text}</p>
      <button
        className="col-2 row-span-2 row-start-1 -mt-2.5 grid size-11 place-items-center"
        type="button"
        aria-label="Fechar aviso"
        onClick={onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
