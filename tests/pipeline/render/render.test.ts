import { expect, it, describe } from 'vitest'
import { published } from '../../../src/content/views/published'
import { pagesOfSite, offlinePage } from '../../../src/pipeline/render/render-pages'
import { one } from '../../support/model-documents'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deadReferences, readPage, repeatedIds } from '../../../src/pipeline/render/html'

const dist = mkdtempSync(join(tmpdir(), 'retrilha-dist-'))
writeFileSync(join(dist, 'feed.xml'), '')
const check = (html: string, other = '<h2 id="horário">') =>
  deadReferences([readPage('/', html), readPage('/contato', other)], dist)

describe('links of the built pages', () => {
  it('pass when the page, the anchor and the file exist', () => {
    expect(
      check(
        '<a href="/contato?assunto=coleta#hor%C3%A1rio">x</a><link href="/feed.xml"><a ' +
          'href="https://x.example/y">x</a><a href="mailto:a@b.c">m</a><a ' +
          'href="//x.example/y">x</a>',
      ),
    ).toEqual([])
  })

  it('are none in text, in scripts and in comments', () => {
    expect(
      check(
        '<p>&lt;a href="/sumiu"&gt; src="/sumiu"</p><script ' +
          'type="application/ld+json">{"a": "<a href=\'/sumiu\'>"}</script><!-- <a ' +
          'href="/sumiu"> -->',
      ),
    ).toEqual([])
  })

  it.each([
    ['<a href="/sumiu">x</a>', '/: /sumiu does not exist'],
    ['<form action="/sumiu"></form>', '/: /sumiu does not exist'],
    ['<img src="/fotos/x.webp">', '/: /fotos/x.webp does not exist'],
    ['<source srcset="/feed.xml 360w, /fotos/y.avif 720w">', '/: /fotos/y.avif does not exist'],
    ['<a href="/contato#fim">x</a>', '/: no #fim in /contato'],
    ['<a href="/cem%">x</a>', '/: /cem% does not exist'],
    ['<a href="#fim">x</a>', '/: no #fim in /'],
    ['<a href="/contato?a=1&amp;b=2#nada">x</a>', '/: no #nada in /contato'],
    ["<a title='>' href='/aspas&#45;simples'>x</a>", '/: /aspas-simples does not exist'],
  ])('fail the build with a sentence: %s', (html, sentence) => {
    expect(check(html)).toEqual([sentence])
  })
})

it('a home page that was not built is missed, though its folder is there', () => {
  expect(deadReferences([readPage('/contato', '<a href="/">x</a>')], dist)).toEqual([
    '/contato: / does not exist',
  ])
})

describe('ids of a built page', () => {
  it('pass when each is one element’s own', () => {
    expect(
      repeatedIds(readPage('/', '<main id="conteudo"><h2 id="menu">id="menu"</h2></main>')),
    ).toEqual([])
  })

  it('fail the build when two elements share one', () => {
    expect(
      repeatedIds(
        readPage(
          '/blog/x',
          '<main id="conteudo"><h2 id="conteudo">x</h2><p id="conteudo">y</p></main>',
        ),
      ),
    ).toEqual(['/blog/x: more than one element has the id "conteudo"'])
  })
})

it('the sitemap leaves out a lot that has left the list, whose page stays', () => {
  const lot = (slug: string) => ({
    type: 'Lot' as const,
    slug,
    file: `lots/${slug}.yaml`,
    text: '',
    body: '',
    data: {},
    draft: false,
    errors: [],
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
    expect(html).toMatch(/20\/11\/2026<\/p>[^]*Cobre <b translate="no">R\$&nbsp;40,00\/kg/)
    expect(html).toContain('href="/contato"')
    expect(html).not.toContain('href="/sobre"')
    expect(html).toContain(`href="mailto:${company.email}"`)
    expect(html).toContain(`href="tel:+${company.phone.replace(/\D/g, '')}"`)
    expect(html).toContain('>(11) 0000-0000<')
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</title>')
    expect(html).not.toMatch(/<script|src=|style=/)
  },
)
