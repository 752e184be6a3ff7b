import type { Place, Unseen } from './shown'

/** What depends on the state of a lot, so that no content need show it; lot.spec.ts reads it on the tests' own lots. */
export const onALot: Unseen = {
  unseen: 'shows on the page of a lot that has it, or is in that state',
}

const onlyIn = (at: Place['at'][number]): Place => ({ at: [at] })

/** Where a visitor meets the texts of the list; see SHOWN. */
export const LOTS_PAGE: readonly (readonly [path: string, place: Place | Unseen])[] = [
  ['empty', onlyIn('a search for lots in vain')],
  ['card.reservedButton', onALot],
  ['card.functionalLabel', onALot],
  ['card.cosmeticLabel', onALot],
  ['card.enteredLabel', onALot],
  ['statuses', onALot],
  ['card', onlyIn('/lotes-informatica')],
  ['list.one', { unseen: 'shows only beside a single lot' }],
  ['filters.faults', { unseen: 'shows only for a text that is no price' }],
  ['filters.from', { unseen: 'shows only with a lowest price' }],
  ['filters.to', { unseen: 'shows only with a highest price' }],
  ['compare.full', { unseen: 'shows only with four lots ticked' }],
  ['compare.button', { unseen: 'shows only with two lots ticked' }],
  ['compare.count', { unseen: 'shows only with a figure' }],
  ['compare', onlyIn('a lot ticked')],
  ['purchaseLabel', onlyIn('a lot asked for')],
  ['', onlyIn('/lotes-informatica')],
]
