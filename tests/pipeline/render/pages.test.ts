import { expect, it } from 'vitest'
import { published } from '../../../src/content/views/published'
import { pagesOfSite } from '../../../src/pipeline/render/pages'
import { offlinePage } from '../../../src/pipeline/render/render-pages'
import { one } from '../../support/model-documents'

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

it(
  'the page in place of one that is not kept is whole in itself: heading, prices with their day, the ways ' +
    'that are kept, telephone, mail, and no script; what editors write is escaped',
  () => {
    const company = { ...one('Company'), name: '<b>"A" & B</b>' }
    const material = { name: 'Cobre', pricePerKg: 40, variation: 2.5, day: '2026-11-20' }
    const html = offlinePage(
      one('LayoutPage').navigation,
      company,
      { updatedOn: '2026-11-20', materials: [material] },
      '(11) 0000-0000',
      '<svg/>',
    )
    expect(html).toContain('href="/"><svg/>')
    expect(html).toContain('<h1>Sem conexão, esta página não abre.</h1>')
    expect(html).toMatch(/20\/11\/2026<\/p>[^]*Cobre <b>R\$&nbsp;40,00\/kg/)
    expect(html).toContain('href="/contato"')
    expect(html).not.toContain('href="/sobre"')
    expect(html).toContain(`href="mailto:${company.email}"`)
    expect(html).toContain(`href="tel:+${company.phone.replace(/\D/g, '')}"`)
    expect(html).toContain('>(11) 0000-0000<')
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</title>')
    expect(html).not.toMatch(/<script|src=|style=/)
  },
)
