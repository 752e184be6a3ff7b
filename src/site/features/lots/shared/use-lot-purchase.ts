import { statusOf } from '../../../../content/lots/listing'
import { lotPath } from '../../../../content/lots/paths'
import type { LotView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { lotChatText, whatsappHref } from '../../../handoff/message/chat-links'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { showToast } from '../../../ui/toast'
import { useDelivery } from './lot-freight'

/** An offer in reais, with the visitor's note and further lines of the message. */
export interface Offer {
  value: number
  note: string
  lines: readonly string[]
}

/** What every message about a lot names: its title, code and address. */
export function useLotReference() {
  const { url } = useContent('company')
  return ({ title, code, slug }: LotView, lines: readonly string[] = []) => ({
    lot: title,
    details: [...(code ? [`Código: ${code}`] : []), url + lotPath(slug), ...lines],
  })
}

/**
 * Returns the actions of lots' buttons: they open a mail link, with a toast and the message panel.
 * A reserved lot's button opens a chat in which the visitor asks for news.
 * @param place where the prepared message is kept and shown, such as the lot's own page
 */
export function useLotPurchase(place: string) {
  const company = useContent('company')
  const messages = useContent('messages')
  const { lineOf } = useDelivery()
  const referenceOf = useLotReference()
  const request = usePreparedMessage(place)
  const purchaseOf = (lot: LotView) => {
    const line = lineOf(lot)
    return { ...referenceOf(lot, line ? [line] : []), price: lot.price, kind: 'lot' } as const
  }
  const hrefFor = (lot: LotView) => {
    if (statusOf(lot) !== 'reservado') return request.href(purchaseOf(lot))
    const names = { title: lot.title, url: company.url + lotPath(lot.slug) }
    const text = lotChatText(messages, company, 'lotReserved', names)
    return whatsappHref(company.whatsapp, text, messages.whatsapp.shortened)
  }
  const buy = (lot: LotView) => {
    showToast('lotDraftOpened')
    request.keep(purchaseOf(lot))
  }
  const offer = async (lot: LotView, { value, note, lines }: Offer) => {
    const { price } = lot
    const message = { ...referenceOf(lot, lines), price, kind: 'offer', value, note } as const
    showToast((await request.send(message)) === 'ready' ? 'lotDraftOpened' : 'draftFailed')
  }
  return { request, hrefFor, buy, offer }
}
