import { createStore } from '../lib/create-store'

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

/** The latest toast; one Toaster follows it (ui/toaster.tsx). */
export const latestToast = createStore<ToastContent | undefined>(undefined)

/** Shows a toast for 5 seconds; it replaces the one that shows. The page must have a `Toaster`. */
export const showToast = (name: keyof typeof TOASTS): void =>
  // A new object each time: the same toast again is shown again.
  latestToast.set({ ...TOASTS[name] })
