import { useCallback } from 'react'
import { useCompany, useMessages } from '../../content'
import { composeMessage } from '../core/compose-message'
import { mailtoDraft } from '../core/mail-links'
import type { HandoffRequest } from '../core/request'

/** A request whose message names no day, so that its link may stand in the prerendered page. */
type LinkedRequest = Extract<HandoffRequest, { kind: 'lot' | 'consultation' | 'demonstration' }>

/** Mail links of requests, right without script. */
export function useDraftHref(): (request: LinkedRequest) => string {
  const company = useCompany()
  const messages = useMessages()
  // The moment only satisfies the composer.
  return useCallback((request) => mailtoDraft(composeMessage(request, { messages, company, now: new Date(0) }), messages).href, [company, messages])
}
