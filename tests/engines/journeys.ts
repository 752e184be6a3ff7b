import { TOASTS } from '../../src/site/ui/toast'
import assert from 'node:assert/strict'
import { PAGE_PATHS } from '../../src/content/views/addresses'
import { readDraft } from '../e2e/mail-drafts'
import { company, listed, offer, published } from '../e2e/site-texts'
import type { Visitor } from './visitor'

/** The server of the visited site. While it is stopped, the visitor has no network. */
export interface Site {
  goes: () => Promise<void>
  comes: () => Promise<void>
}

const SERVICE = 'destruicao-segura-de-dados'
const ROWS = '.price-table tbody tr:not(.price-table-group)'
const number = (text: string) =>
  Number(
    text
      .replaceAll('.', '')
      .replace(',', '.')
      .replace(/[^\d.]/g, ''),
  )
/**
 * Waits for the application, and starts it where it waits for an interaction. The headings of the
 * price table are buttons only while it runs.
 */
const runs = (visitor: Visitor) =>
  visitor.until('a aplicação', 'document.documentElement.dataset.running === "sim"')

/** Checks that the calculator multiplies 1.234,5 kg by the price of copper in the price table. */
async function calculates(visitor: Visitor): Promise<void> {
  const [row = ''] = (await visitor.texts(ROWS)).filter((text) => text.startsWith('Cobre'))
  const price = number(/\d+,\d\d/.exec(row)?.[0] ?? '')
  await visitor.choose('.calculator select[name=material]', 'Cobre')
  await visitor.type('.calculator input[name=peso]', '1.234,5')
  await visitor.click('.calculator button[type=submit]')
  await visitor.sees('.calculator-result')
  const [result = ''] = await visitor.texts('.calculator-result')
  assert.ok(
    result.includes(`R$ ${(1234.5 * price).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`),
    result,
  )
}

/**
 * The journeys that must work in every engine, in the terms of the Chromium journeys. The pages
 * show the tests' own content.
 */
export const JOURNEYS: Readonly<Record<string, (visitor: Visitor, site: Site) => Promise<void>>> = {
  'todas as páginas abrem inteiras, largas e estreitas': async (visitor) => {
    const paths = [...PAGE_PATHS, ...published('posts').map(({ slug }) => `/blog/${slug}`)]
    for (const width of [1440, 390]) {
      await visitor.resize(width, 900)
      for (const path of paths) {
        await visitor.open(path)
        assert.equal((await visitor.texts('h1')).length, 1, path)
        assert.equal(
          await visitor.ask(
            'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
          ),
          true,
          `${path} rola para o lado em ${width}`,
        )
      }
    }
  },

  'os botões da abertura ficam em uma linha': async (visitor) => {
    await visitor.resize(1440, 900)
    await visitor.open('/')
    const tops = await visitor.ask(
      'Array.from(document.querySelectorAll(".hero .btns .btn"), (button) => button.offsetTop)',
    )
    assert.equal(new Set(Array.isArray(tops) ? tops : []).size, 1)
  },

  'preço: o painel mostra todos, em ordem, e a coluna ordena': async (visitor) => {
    await visitor.open('/comercio-sucata')
    await runs(visitor)
    assert.equal((await visitor.texts(ROWS)).length, listed('materials').length)
    await visitor.click('th:nth-child(2) button.price-table-heading')
    await visitor.until('a coluna em ordem', 'document.querySelector("th[aria-sort=descending]")')
    const prices = (await visitor.texts('.price-table .board-price')).map(number)
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => b - a),
    )
  },

  'calculadora: o peso vira o valor do painel': async (visitor) => {
    await visitor.open('/comercio-sucata')
    await runs(visitor)
    await calculates(visitor)
  },

  'busca: sem acento acha, e um resultado vazio volta': async (visitor) => {
    await visitor.open('/comercio-sucata')
    await runs(visitor)
    await visitor.type('.price-table-tools input[type=search]', 'ALUMINIO')
    await visitor.until(
      'a busca',
      `document.querySelectorAll(${JSON.stringify(ROWS)}).length < ${listed('materials').length}`,
    )
    assert.ok((await visitor.texts(ROWS)).some((text) => text.startsWith('Perfil de alumínio')))
    await visitor.open('/blog')
    await visitor.type('search input[type=search]', 'urânio')
    await visitor.until(
      'nenhum artigo',
      `document.body.innerText.includes(${JSON.stringify('Nenhum artigo encontrado')})`,
    )
  },

  'pedido incompleto: a recusa é em português e leva ao campo': async (visitor) => {
    await visitor.open(`/servicos/${SERVICE}`)
    await visitor.until(
      'o formulário',
      'document.querySelector("form ' +
        `button[type=submit]")?.innerText.includes("Enviar Solicitação")`,
    )
    await visitor.click('form button[type=submit]')
    await visitor.until(
      'a recusa',
      'document.activeElement.innerText?.includes("Falta corrigir 2 campos")',
    )
  },

  'pedido: o formulário vira um rascunho inteiro': async (visitor) => {
    await visitor.open(`/servicos/${SERVICE}`)
    await visitor.type('input[name=name]', 'João Ação')
    await visitor.type('input[name=email]', 'joao@empresa.com.br')
    await visitor.type('input[name=phone]', '11912345678')
    assert.equal(
      await visitor.ask('document.querySelector("input[name=phone]").value'),
      '(11) 91234-5678',
    )
    await visitor.click('form button[type=submit]')
    // A browser that knows no mail program may replace the page with an error of its own. The
    // message is kept all the same, and the page shows it when it is opened again.
    await visitor.until(
      'a mensagem',
      '!document.querySelector("main") || document.querySelector(".prepared-message")',
    )
    if (await visitor.ask('!document.querySelector("main")'))
      await visitor.open(`/servicos/${SERVICE}`)
    await visitor.sees('.prepared-message')
    const draft = readDraft(await visitor.attribute('.prepared-message a[href^="mailto:"]', 'href'))
    assert.equal(draft.to, company.email)
    assert.equal(draft.subject, `Solicitação de serviço: ${offer('services', SERVICE).title}`)
    for (const part of ['João Ação', 'joao@empresa.com.br', '(11) 91234-5678'])
      assert.ok(draft.body.includes(part), draft.body)
  },

  'aviso: um cartão responde, e o aviso se fecha': async (visitor) => {
    await visitor.open('/')
    const { inDevelopment } = TOASTS
    await visitor.click('main .bought-list [role=button]')
    await visitor.until(
      'o aviso',
      `document.querySelector(".toast")?.innerText.includes(${JSON.stringify(inDevelopment.title)})`,
    )
    await visitor.click('.toast button')
    await visitor.until('o fim do aviso', '!document.querySelector(".toast")')
  },

  'menu: abre, leva o teclado e fecha com Esc': async (visitor) => {
    await visitor.resize(390, 844)
    await visitor.open('/')
    await visitor.click('.mobile-menu summary')
    await visitor.sees('.mobile-menu-panel')
    await visitor.press('Escape')
    await visitor.until('o menu fechado', '!document.querySelector(".mobile-menu").open')
    assert.equal(
      await visitor.ask(
        'document.activeElement === document.querySelector(".mobile-menu summary")',
      ),
      true,
    )
    await visitor.click('.mobile-menu summary')
    await visitor.click('.mobile-menu a[href="/contato"]')
    await visitor.until('a página de contato', 'location.pathname === "/contato"')
  },

  'sem rede: o painel e a calculadora abrem de novo': async (visitor, site) => {
    // The journey before this one left a narrow window, in which the price table has no headings.
    await visitor.resize(1440, 900)
    await visitor.open('/comercio-sucata')
    // The worker stores its first files under addresses that end in their revision.
    await visitor.until(
      'a página guardada',
      'navigator.serviceWorker.controller && (caches.match("/comercio-sucata", { ' +
        'ignoreSearch: true }).then((found) => { window.guardada = Boolean(found) }), ' +
        'window.guardada)',
    )
    await site.goes()
    try {
      await visitor.open('/comercio-sucata')
      await runs(visitor)
      await calculates(visitor)
    } finally {
      await site.comes()
    }
  },
}
