import { useCallback } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import type { LotView } from '../../../../content/views'
import { lotPath } from '../../../../content/lots/paths'
import { useContent } from '../../../content'
import { lotChatText, whatsappHref } from '../../../handoff/message/chat-links'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { showToast } from '../../../ui/toast'

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
    (lot: Lot) => {
      const details = [lot.code && `Código: ${lot.code}`, urlOf(lot), lineOf?.(lot)].filter(
        (line) => line !== undefined,
      )
      return { kind: 'lot', lot: lot.title, price: lot.price, details } as const
    },
    [urlOf, lineOf],
  )
  const hrefFor = useCallback(
    (lot: Lot) =>
      statusOf(lot) === 'reservado'
        ? whatsappHref(
            company.whatsapp,
            lotChatText(messages, company, 'lotReserved', {
              title: lot.title,
              url: urlOf(lot),
            }),
            messages.whatsapp.shortened,
          )
        : href(requestOf(lot)),
    [href, company, messages, requestOf, urlOf],
  )
  const buy = useCallback(
    (lot: Lot) => {
      showToast('lotDraftOpened')
      keep(requestOf(lot))
    },
    [keep, requestOf],
  )
  /** Prepares an offer of so many reais, with a line about its validity. */
  const offer = (lot: Lot, value: number, note: string, validity: string) => {
    const asked = requestOf(lot)
    const details = [...asked.details, validity]
    void send({ ...asked, kind: 'offer', value, note, details }).then((outcome) =>
      outcome === 'ready' ? showToast('lotDraftOpened') : showToast('draftFailed'),
    )
  }
  return { request, hrefFor, buy, offer }
}
