import { describe, expect, it } from 'vitest'
import { furtherPages, pageCount, pagePath, PER_PAGE } from '../../src/content/views/paging'

describe('the addresses of a list', () => {
  it('give the first page the address of the list', () => {
    expect([1, 2, 42].map((page) => pagePath('/blog', page))).toEqual([
      '/blog',
      '/blog/pagina/2',
      '/blog/pagina/42',
    ])
    expect([0, 1, PER_PAGE, PER_PAGE + 1, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 834])
  })

  it('come and go with what is listed', () => {
    expect(furtherPages('/blog', 12)).toEqual([])
    expect(furtherPages('/blog', 25)).toEqual(['/blog/pagina/2', '/blog/pagina/3'])
  })
})
