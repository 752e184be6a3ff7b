import { latePart } from '../../lib/late-part'

/** The panel; until a message is prepared nobody needs it, nor the texts of `useBringForms`. */
export const panelPart = latePart(() => import('./prepared-message-panel'))
