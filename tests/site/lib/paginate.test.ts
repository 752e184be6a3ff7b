import { describe, expect, it } from 'vitest'
import { pageNamed, pageOf } from '../../../src/site/lib/paginate'

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the pages of the list', () => {
  it('have twelve lots each, the last one what is left', () => {
    expect(pageOf(items(30), 2)).toEqual({
      items: items(24).slice(12),
      page: 2,
      pages: 3,
      total: 30,
    })
    expect(pageOf(items(30), 3)).toMatchObject({
      items: [25, 26, 27, 28, 29, 30],
    })
  })

  it('end where the lots end, whatever the address says', () => {
    expect(pageOf(items(30), 9)).toMatchObject({ page: 3 })
    expect(pageOf(items(30), 0)).toMatchObject({ page: 1 })
    expect(pageOf([], 4)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
  })

  it('hold every lot once', () => {
    expect([1, 2, 3, 4, 5].flatMap((page) => pageOf(items(49), page).items)).toEqual(items(49))
  })

  it('are named by whole numbers from two; the first has the address of the list', () => {
    expect(
      ['2', '42', '1', '0', '02', '-1', '2.0', 'x', '', '1e3', '9999999'].map(pageNamed),
    ).toEqual([2, 42, ...Array.from({ length: 9 }, () => undefined)])
  })
})
