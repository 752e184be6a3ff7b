import { latePart } from '../../lib/late-part'

/** The request form; who reads the list needs neither it nor the texts of `useBringForms`. */
export const requestPart = latePart(() => import('./request-page'))
