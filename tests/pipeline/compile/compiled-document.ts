import type { DocumentOf, DocumentTypeName } from '../../../src/content/document-types'
import type { Lot } from '../../../src/content/schema/lot'
import type { CompiledDocument } from '../../../src/pipeline/compile/contentlayer'

/** A published document without text. */
export const compiledDocument = <Name extends DocumentTypeName>(
  type: Name,
  slug: string,
  data: DocumentOf<Name>,
): CompiledDocument<Name> => ({ type, slug, data, article: { type: 'root', children: [] } })

const LOT: Lot = {
  title: 'Lote',
  category: 'notebook',
  price: 1000,
  originalPrice: 2000,
  units: 10,
  description: 'Testado.',
  specs: ['8 GB'],
  condition: 'Usado',
  rating: 4,
  order: 10,
}
export const compiledLot = (slug: string, own: Partial<Lot> = {}): CompiledDocument<'Lot'> =>
  compiledDocument('Lot', slug, { ...LOT, ...own })
