import { useCallback } from 'react'
import { statusOf } from '../../../content/lots/listing'
import type { LotView } from '../../../content/views'
import { lotPath } from '../../../content/lots/paths'
import { useCompany, useMessages, useShell } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { showToast } from '../../ui/toast'

type LotFacts = Pick<LotView, 'slug' | 'title' | 'price' | 'status'>

const requestOf = ({ title, price }: LotFacts) => ({ kind: 'lot', lot: title, price }) as const

/**
 * Returns the actions of lots' buttons: they open a mail link, with a toast and the message panel.
 * A reserved lot's button opens a chat in which the visitor asks for news.
 */
export function useLotPurchase() {
  const company = useCompany()
  const messages = useMessages()
  const { toasts } = useShell()
  const request = usePreparedMessage('lote')
  const { href, keep } = request
  const hrefFor = useCallback(
    (lot: LotFacts) =>
      statusOf(lot) === 'reservado'
        ? whatsappHref(
            company.whatsapp,
            lotChatText(messages, company, 'lotReserved', {
              title: lot.title,
              url: `${company.url}${lotPath(lot.slug)}`,
            }),
            messages.whatsapp.shortened,
          )
        : href(requestOf(lot)),
    [href, company, messages],
  )
  const buy = useCallback(
    (lot: LotFacts) => {
      showToast(toasts.lotDraftOpened)
      keep(requestOf(lot))
    },
    [toasts, keep],
  )
  return { request, hrefFor, buy }
}
