import { expect, it } from 'vitest'
import { setCompared } from '../../../../src/site/features/lots/shared/compared-lots'
import { loadForTab } from '../../../../src/site/lib/tab-store'
import { lotDetails } from './lot-fixtures'

it('keeps a compared lot by its name alone: price and text are read anew', () => {
  setCompared(['a', 'b'].map((slug) => lotDetails(slug)))
  expect(loadForTab('lotes-comparados')).toEqual({
    lots: [
      { slug: 'a', title: 'Lote a' },
      { slug: 'b', title: 'Lote b' },
    ],
  })
})
