import { latePart } from '../../lib/late-part'

/** The file of the request form. Visitors of the list need neither it nor the texts of `useBringForms`. */
export const requestPart = latePart(() => import('./request-page'))
