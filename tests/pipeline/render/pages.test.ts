import { expect, it } from 'vitest'
import { published } from '../../../src/content/views/published'
import { pagesOfSite } from '../../../src/pipeline/render/pages'

it('the sitemap leaves out a lot that has left the list, whose page stays', () => {
  const lot = (slug: string) => ({
    type: 'Lot' as const,
    slug,
    file: `lots/${slug}.yaml`,
    text: '',
    body: '',
    data: {},
    draft: false,
    unfinished: [],
  })
  const { paths, listed } = pagesOfSite(published([lot('a-venda'), lot('antigo')]), ['a-venda'])
  const lots = (addresses: string[]) =>
    addresses.filter((address) => address.startsWith('/lotes-informatica/'))
  expect(lots(paths)).toContain('/lotes-informatica/antigo')
  expect(lots(listed.map(({ address }) => address))).toEqual(['/lotes-informatica/a-venda'])
})
