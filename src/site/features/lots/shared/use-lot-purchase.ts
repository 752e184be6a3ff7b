import { statusOf } from '../../../../content/lots/listing'
import { lotPath } from '../../../../content/lots/paths'
import type { LotView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { lotChatText, whatsappHref } from '../../../handoff/message/chat-links'
import { oneLine, paragraphs, plainSpaces } from '../../../handoff/message/text'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { showToast } from '../../../ui/toast'
import { useDelivery } from './lot-freight'

/** What every message about a lot names: its title, code and address; `lines` follow. */
export function useLotReference() {
  const { url } = useContent('company')
  return ({ title, code, slug }: LotView, lines: readonly (string | undefined)[] = []) => ({
    lot: title,
    details: [code && `Código: ${code}`, url + lotPath(slug), ...lines].filter(
      (line) => line !== undefined,
    ),
  })
}

/** Returns the address of a chat whose text names the lot and its address, and `line` below them. */
export function useLotChat() {
  const company = useContent('company')
  const messages = useContent('messages')
  return ({ title, slug }: LotView, use: 'lotPage' | 'lotReserved' | 'lotAlike', line = '') => {
    const text = lotChatText(messages, company, use, { title, url: company.url + lotPath(slug) })
    return whatsappHref(
      company.whatsapp,
      paragraphs(text, oneLine(plainSpaces(line))),
      messages.whatsapp.shortened,
    )
  }
}

/**
 * Returns the actions of lots' buttons: they open a mail link, with a toast and the message panel.
 * A reserved lot's button opens a chat in which the visitor asks for news.
 * @param place where the prepared message is kept and shown, such as the lot's own page
 */
export function useLotPurchase(place: string) {
  const { lineOf } = useDelivery()
  const referenceOf = useLotReference()
  const chatFor = useLotChat()
  const request = usePreparedMessage(place)
  const purchaseOf = (lot: LotView) =>
    ({ ...referenceOf(lot, [lineOf(lot)]), price: lot.price, kind: 'lot' }) as const
  const hrefFor = (lot: LotView) =>
    statusOf(lot) === 'reservado' ? chatFor(lot, 'lotReserved') : request.href(purchaseOf(lot))
  const buy = (lot: LotView) => {
    showToast('lotDraftOpened')
    request.keep(purchaseOf(lot))
  }
  return { request, hrefFor, buy }
}
