import { latePart } from '../lib/late-part'
import { savesData } from '../lib/saves-data'

/**
 * The panel's file. It is loaded late, with the texts of `useBringForms`: nothing needs it until a
 * message is prepared.
 */
export const panelPart = latePart(() => import('./prepared-message-panel'))

/**
 * Controls that lead to a prepared message: a mail button, whose address has a subject, unlike a
 * plain mail address, or a form that becomes a mail.
 */
const LEADS = 'a[href^="mailto:"][href*="subject="], form.form-panel, form[data-mail]'

/** Events on such a control before it is pressed. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Calls `prepare` when the pointer or the focus reaches such a control, except for the links of a
 * message that is shown: a panel that arrives then would replace the link under the focus. Not for
 * visitors who save data: their panel is fetched by the press. Returns the function that stops
 * listening.
 */
export function onIntent(prepare: () => void): () => void {
  if (savesData()) return () => {}
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('.prepared-message')) return
    if (target.closest(LEADS)) prepare()
  }
  for (const sign of SIGNS) document.addEventListener(sign, look)
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look)
  }
}
