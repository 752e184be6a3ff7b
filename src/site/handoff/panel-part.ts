import { latePart } from '../lib/late-part'
import { savesData } from '../lib/saves-data'

/** The panel; until a message is prepared nobody needs it, nor the texts of `useBringForms`. */
export const panelPart = latePart(() => import('./prepared-message-panel'))

/** What leads to a prepared message: a mail button, which unlike a mere address has a subject, or a form that becomes a mail. */
const LEADS = 'a[href^="mailto:"][href*="subject="], form.form-panel, form[data-mail]'

/** Pointer or focus reach one of them before it is pressed. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Calls `prepare` when a visitor is about to ask for something; who spares data gets it with the press. Returns the way to end that. */
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
