import { useCallback } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import type { LotView } from '../../../../content/views/views'
import { lotPath } from '../../../../content/lots/paths'
import { useContent } from '../../../content'
import { lotChatText, whatsappHref } from '../../../handoff/message/chat-links'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { showToast } from '../../../ui/toast'

/** An offer in reais, with the visitor's note and further lines of the message. */
export interface Offer {
  value: number
  note: string
  lines: readonly string[]
}

/**
 * Returns the actions of lots' buttons: they open a mail link, with a toast and the message panel.
 * A reserved lot's button opens a chat in which the visitor asks for news.
 * @param place where the prepared message is kept and shown, such as the lot's own page
 * @param lineOf a line that the message adds about a lot; the same function at every render
 */
export function useLotPurchase<Lot extends LotView>(
  place: string,
  lineOf?: (lot: Lot) => string | undefined,
) {
  const company = useContent('company')
  const messages = useContent('messages')
  const request = usePreparedMessage(place)
  const { href, keep, send } = request
  const urlOf = useCallback(({ slug }: Lot) => `${company.url}${lotPath(slug)}`, [company])
  const requestOf = useCallback(
    (lot: Lot, lines: readonly string[]) => ({
      lot: lot.title,
      price: lot.price,
      details: [...(lot.code ? [`Código: ${lot.code}`] : []), urlOf(lot), ...lines],
    }),
    [urlOf],
  )
  const purchaseOf = useCallback(
    (lot: Lot) => {
      const line = lineOf?.(lot)
      return { ...requestOf(lot, line ? [line] : []), kind: 'lot' } as const
    },
    [requestOf, lineOf],
  )
  const hrefFor = useCallback(
    (lot: Lot) =>
      statusOf(lot) === 'reservado'
        ? whatsappHref(
            company.whatsapp,
            lotChatText(messages, company, 'lotReserved', { title: lot.title, url: urlOf(lot) }),
            messages.whatsapp.shortened,
          )
        : href(purchaseOf(lot)),
    [href, company, messages, purchaseOf, urlOf],
  )
  const buy = useCallback(
    (lot: Lot) => {
      showToast('lotDraftOpened')
      keep(purchaseOf(lot))
    },
    [keep, purchaseOf],
  )
  const offer = async (lot: Lot, { value, note, lines }: Offer) => {
    const outcome = await send({ ...requestOf(lot, lines), kind: 'offer', value, note })
    if (outcome === 'ready') showToast('lotDraftOpened')
    else showToast('draftFailed')
  }
  return { request, hrefFor, buy, offer }
}
