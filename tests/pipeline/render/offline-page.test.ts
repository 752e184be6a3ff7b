import { expect, it } from 'vitest'
import { offlinePage } from '../../../src/pipeline/render/render-pages'
import { one } from '../../support/model-documents'

const { navigation } = one('LayoutPage')
const company = one('Company')
const ticker = {
  updatedOn: '2026-11-20',
  materials: [{ name: 'Cobre', pricePerKg: 40, variation: 2.5, day: '2026-11-20' }],
}

it(
  'the page in place of one that is not kept is whole in itself: heading, prices with their day, the ways ' +
    'that are kept, telephone, mail, and no script',
  () => {
    const html = offlinePage({
      navigation,
      company,
      ticker,
      phone: '(11) 0000-0000',
      mark: '<svg/>',
    })
    expect(html).toContain('href="/"><svg/>')
    expect(html).toContain('<h1>Sem conexão, esta página não abre.</h1>')
    expect(html).toMatch(/20\/11\/2026<\/p>[^]*Cobre <b>R\$&nbsp;40,00\/kg/)
    expect(html).toContain('href="/contato"')
    expect(html).not.toContain('href="/sobre"')
    expect(html).toContain(`href="mailto:${company.email}"`)
    expect(html).toContain(`href="tel:+${company.phone.replace(/\D/g, '')}"`)
    expect(html).toContain('>(11) 0000-0000<')
    expect(html).not.toMatch(/<script|src=|style=/)
  },
)

it('escapes what editors write', () => {
  const html = offlinePage({
    navigation,
    company: { ...company, name: '<b>"A" & B</b>' },
    ticker,
    phone: '',
    mark: '',
  })
  expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</title>')
})
