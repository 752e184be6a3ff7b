import { latePart } from '../lib/late-part'
import { savesData } from '../lib/saves-data'

/** The panel's file. It comes late, with the texts of `useBringForms`: nothing needs it until a message is prepared. */
export const panelPart = latePart(() => import('./prepared-message-panel'))

/**
 * Controls that lead to a prepared message: a mail button, which unlike a mere address has a
 * subject, or a form that becomes a mail.
 */
const LEADS = 'a[href^="mailto:"][href*="subject="], form.form-panel, form[data-mail]'

/** A pointer or the focus reaches one of them before it is pressed. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Calls `prepare` when a visitor is about to ask for something; not for visitors with data saving
 * on, whose panel comes with the press. Returns the function that ends it.
 */
export function onIntent(prepare: () => void): () => void {
  if (savesData()) return () => {}
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest(LEADS)) prepare()
  }
  for (const sign of SIGNS) document.addEventListener(sign, look)
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look)
  }
}
