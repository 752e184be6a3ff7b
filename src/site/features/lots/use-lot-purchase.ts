import { useCallback } from 'react'
import { statusOf } from '../../../content/lots/listing'
import type { LotView } from '../../../content/views'
import { lotPath } from '../../../content/lots/paths'
import { useCompany, useMessages, useShell } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { showToast } from '../../ui/toast'

type Bought = Pick<LotView, 'slug' | 'title' | 'price' | 'status'>

const purchaseOf = ({ title, price }: Bought) => ({ kind: 'lot', lot: title, price }) as const

/** What the buttons of lots do: a mail draft with its toast and its panel; for a reserved one a chat that asks for word. */
export function useLotPurchase() {
  const company = useCompany()
  const messages = useMessages()
  const { toasts } = useShell()
  const request = usePreparedMessage('lote')
  const { href, keep } = request
  const hrefFor = useCallback(
    (lot: Bought) =>
      statusOf(lot) === 'reservado'
        ? whatsappHref(
            company.whatsapp,
            lotChatText(messages, company, 'lotReserved', {
              title: lot.title,
              url: `${company.url}${lotPath(lot.slug)}`,
            }),
            messages.whatsapp.shortened,
          )
        : href(purchaseOf(lot)),
    [href, company, messages],
  )
  const buy = useCallback(
    (lot: Bought) => {
      showToast(toasts.lotDraftOpened)
      keep(purchaseOf(lot))
    },
    [toasts, keep],
  )
  return { request, hrefFor, buy }
}
