import { useCallback } from 'react'
import type { LotView } from '../../../content/views'
import { composeMessage } from '../../handoff/core/compose-message'
import { mailtoDraft } from '../../handoff/core/mail-links'
import { useCompany, useMessages } from '../../content'

/** The mail draft that asks to buy a lot, as a link that works without script. */
export function useLotDrafts(): (lot: LotView) => string {
  const company = useCompany()
  const messages = useMessages()
  return useCallback((lot) => {
    // A lot's message names no day, so that the moment only satisfies the composer.
    const message = composeMessage({ kind: 'lot', lot: lot.title, price: lot.price }, { messages, company, now: new Date(0) })
    return mailtoDraft(message, messages).href
  }, [company, messages])
}
