import type { Place, Unseen } from './shown'

const answered: Place = { at: ['the aids answered'] }
/** The first words of a sentence with {places}, which the answers fill. */
const words: Place = {
  ...answered,
  as: (value) =>
    String(value)
      .split(/\{[^{}]*\}/)
      .find((part) => /\p{L}{2}/u.test(part)) ?? '',
}

/** Where the two aids of /servicos show their document; a part of SHOWN. */
export const SERVICE_AIDS_SHOWN: readonly (readonly [path: string, place: Place | Unseen])[] = [
  ['media.rows.slug', { unseen: 'names the medium in the address' }],
  ['media.answer', words],
  ['media.requestButton', answered],
  ['media.requestText', words],
  ['media.request', { unseen: 'leads to the form, with the answers' }],
  ['papers.rows.who', { unseen: 'chooses the documents, and shows by the words of papers.who' }],
  [
    'papers.rows.kinds',
    { unseen: 'chooses the documents, and shows by the words of papers.kinds' },
  ],
  ['papers.answer', words],
  ['papers.none', { unseen: 'shows only where no document fits the answers' }],
  ['papers.requestButton', answered],
  ['papers.requestText', words],
  ['papers.request', { unseen: 'leads to the form, with the answers' }],
  ['clearButton', answered],
  ['', { at: ['/servicos'] }],
]
