import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LotDetails } from '../../../../src/content/views/views'
import { gradesAnswer } from '../../../../src/site/features/lots/lot/lot-facts'
import { LotPage } from '../../../../src/site/features/lots/lot/lot-page'
import { impactOf, LotFold } from '../../../../src/site/features/lots/lot/lot-sections'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/store'
import { latestToast } from '../../../../src/site/ui/toast'
import { find } from '../../../support/find'
import { pageAt } from '../../render-at'
import { renderPage, siteData, stubMailProgram, type } from '../site-page'
import { itemList, lotDetails, lotsData, texts } from './lot-fixtures'

const showLot = (slug: string, own?: Partial<LotDetails>) =>
  renderPage(<LotPage lot={lotDetails(slug, own)} itemTable={null} />, lotsData())

const press = (role: 'button' | 'link', name: RegExp | string) =>
  fireEvent.click(screen.getAllByRole(role, { name })[0] ?? document.body)
const message = (said: RegExp) => screen.findByText(said, { selector: 'pre' })
const cep = () => screen.getByLabelText<HTMLInputElement>('Frete até o CEP')
const askFreight = (typed: string) => {
  type('Frete até o CEP', typed)
  press('button', 'Calcular frete')
}
const answers = () =>
  [...document.querySelectorAll('.lot-freight-answer')].map((one) => one.textContent)

beforeEach(() => keepOnDevice('cep', ''))
afterEach(() => latestToast.set(undefined))

it('the message about a lot waits on its own page, and not on that of another lot', async () => {
  stubMailProgram()
  const { unmount } = await showLot('a')
  press('link', 'Comprar Lote')
  await message(/Lote a/)
  unmount()
  await showLot('b')
  expect(document.querySelector('pre')).toBeNull()
})

it('a difference from the item list is a message that names the lot', async () => {
  stubMailProgram()
  await showLot('d', { itemList })
  press('link', 'Avisar de uma diferença')
  expect((await message(/Lote d/)).textContent).toContain('/lotes-informatica/d')
})

async function offer(): Promise<void> {
  await showLot('c', { price: 28_000, freight: { weightKg: 90 } })
  press('button', 'Fazer proposta')
  type('Sua proposta pelo lote inteiro (R$)', '25.000')
  fireEvent.submit(find('dialog form'))
}

it('a CEP is called wrong once it was sent', async () => {
  await showLot('c', { price: 28_000, freight: { weightKg: 90 } })
  type('Frete até o CEP', '123')
  expect(screen.queryByText(/O CEP tem/)).toBeNull()
  askFreight('123')
  screen.getByText(/O CEP tem 8 números/, { selector: '.field-error' })
})

/** Puts other elements in the place of texts, as a translator does where it may. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: ChildNode[] = []
  while (texts.nextNode())
    if (
      texts.currentNode instanceof Text &&
      !texts.currentNode.parentElement?.closest('[translate=no]')
    )
      found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.append(text.textContent ?? '')
    text.replaceWith(font)
  }
}

it('a second CEP is answered on a page that a translator has changed', async () => {
  keepOnDevice('cep', '01310100')
  await showLot('c', { price: 28_000, units: 20, freight: { weightKg: 90 } })
  const answer = () => find('.lot-freight-answer').textContent.replaceAll('\u00A0', ' ')
  expect(answer()).toContain('até 01310-100: R$ 228,00, em 3 dias úteis')
  translate()
  act(() => keepOnDevice('cep', '20040002'))
  expect(answer()).toContain('até 20040-002: R$ 384,00, em 6 dias úteis')
  expect(answer()).toContain('R$ 28.384')
  expect(find('.lot-freight [name=cep]')).toHaveProperty('value', '20040-002')
})

it('an offer says what is offered, and the freight apart from the asking price', async () => {
  stubMailProgram()
  keepOnDevice('cep', '01310100')
  await offer()
  const { textContent } = await message(/R\$\s25\.000/)
  expect(textContent).toContain('Frete à parte, estimado até 01310-100: R$ 228,00')
  expect(textContent).not.toContain('28.228')
})

it('an offer that the browser refuses to open is told as a failure', async () => {
  stubMailProgram().mockImplementation(() => {
    throw new Error('refused')
  })
  await offer()
  await waitFor(() =>
    expect(latestToast.get()).toMatchObject({
      text: 'Erro ao enviar e-mail. Tente novamente.',
      tone: 'destructive',
    }),
  )
})

it('a CEP is forgotten with its field emptied, and asked for where there was none', async () => {
  keepOnDevice('cep', '01310100')
  await showLot('a', { freight: { weightKg: 90 } })
  expect(answers().join()).toContain('01310-100')
  askFreight(' ')
  expect([keptOnDevice('cep'), answers(), cep().value]).toEqual(['', [], ''])
  expect(screen.queryByText(/O CEP tem 8 números/)).toBeNull()
  press('button', 'Calcular frete')
  screen.getByText(/O CEP tem 8 números/)
  expect(document.activeElement).toBe(cep())
})

it('a second CEP replaces the price at the door, also on a page that a translator changed', async () => {
  keepOnDevice('cep', '01310100')
  await showLot('a', { freight: { weightKg: 90 } })
  const [first] = answers()
  // As translators do: each text moves into an element of theirs, which React does not know.
  for (const element of document.querySelectorAll('.lot-freight-answer *'))
    for (const node of element.childNodes)
      if (node instanceof Text) {
        const font = document.createElement('font')
        node.replaceWith(font)
        font.append(node.data)
      }
  askFreight('20040-002')
  expect(answers()).toHaveLength(1)
  expect(answers()[0]).not.toBe(first)
  expect(answers()[0]).toContain('20040-002')
})

it('the grades of a lot name those that there are, and how many units work', () => {
  const lot = lotDetails('a', { working: 16, itemList })
  expect(gradesAnswer(lot)).toBe('Funcionam 16 de 20: 16 A, 4 D')
  const uncounted = lotDetails('a', { functional: 'A', cosmetic: 'B' })
  expect(gradesAnswer(uncounted)).toBe('Funcional A, Estética B')
})

it('an offer is called wrong once it was sent, and no more when it is opened again', async () => {
  await showLot('c', { price: 28_000, freight: { weightKg: 90 } })
  const field = () => screen.getByLabelText('Sua proposta pelo lote inteiro (R$)')
  const isWrong = () => field().getAttribute('aria-invalid') === 'true'
  expect(isWrong()).toBe(false)
  fireEvent.submit(find('dialog form'))
  expect(isWrong()).toBe(true)
  expect(document.activeElement).toBe(field())
  fireEvent(find('dialog'), new Event('close'))
  expect(isWrong()).toBe(false)
})

const photo = (name: string) => ({ alt: name, href: `https://x.example/${name}.jpg` })
const sold = { status: 'vendido', statusOn: '2026-01-02' } as const
it.each<[Partial<LotDetails>, string[], number]>([
  [{ photos: [] }, [], 0],
  [{ photos: [photo('a'), photo('b')] }, ['eager', 'lazy'], 1],
  [{ photos: [photo('a')], ...sold }, ['eager'], 0],
])(
  'the first photo of %j loads first, and can be enlarged while the lot is for sale',
  async (own, loading, ways) => {
    await showLot('a', own)
    const photos = [...document.querySelectorAll('[id^=foto-] img')]
    expect(photos.map((one) => one.getAttribute('loading'))).toEqual(loading)
    expect(screen.queryAllByRole('link', { name: /^Ampliar/ })).toHaveLength(ways)
    expect(screen.queryAllByRole('button', { name: 'Próxima foto' })).toHaveLength(ways)
  },
)

const answered = { question: 'Um?', answer: 'Sim.' }
const row = { line: 1, cells: ['T480'], units: 20 }
const DELIVERY = 'Retirada e frete5 dias úteis após o pagamento'
it.each<[Partial<LotDetails>, string[]]>([
  [{ cosmetic: 'B' }, ['EstadoEstética B', DELIVERY]],
  [
    { itemList: { ...itemList, rows: [row] }, questions: [answered], freight: { volumes: 1 } },
    [
      'Relação de itens20 unidades em 1 linha, com CSV',
      'Retirada e frete1 volume, 5 dias úteis após o pagamento',
      'Perguntas1 resposta sobre este lote',
    ],
  ],
  [
    {
      itemList: { ...itemList, rows: [row, row] },
      questions: [answered, answered],
      freight: { weightKg: 9, volumes: 2 },
      pickup: { city: 'Santos', deadline: 'Já' },
    },
    [
      'Relação de itens20 unidades em 2 linhas, com CSV',
      'Retirada e frete9\u00A0kg em 2 volumes, Já',
      'Perguntas2 respostas sobre este lote',
    ],
  ],
])('a lot with %j says the answer of each section', async (own, answers) => {
  await showLot('a', own)
  const shown = Array.from(document.querySelectorAll('summary'), (one) => one.textContent)
  expect(shown.filter((line) => !/^(?:Documentos|O que vale)/.test(line))).toEqual(answers)
})

it('on a wide screen a section is open, but one that the visitor closed early stays closed', async () => {
  const details = () => find<HTMLDetailsElement>('details')
  const page = await pageAt(
    '/',
    () => (
      <LotFold id="documentos" title="Documentos" answer="Nota fiscal">
        Texto
      </LotFold>
    ),
    siteData(),
  )
  const { unmount } = render(page)
  expect(details().open).toBe(true)
  unmount()
  vi.stubEnv('SSR', true)
  const container = document.createElement('main')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  vi.unstubAllEnvs()
  // The inline script opens it in the prerendered page, and the visitor closes it.
  details().open = false
  render(page, { container, hydrate: true })
  expect(details().open).toBe(false)
})

it('the emissions that a single unit avoids are written as exactly as they are known', () => {
  const factor = { minKg: 8.6, maxKg: 8.9, source: 'Estudo', conditions: '' }
  const impact = { ...texts.impact, factors: [{ ...factor, device: 'tablet' as const }] }
  const lot = lotDetails('a', { reuseDevice: 'tablet', units: 1 })
  expect(impactOf(lot, impact)?.sentence).toBe('8,6 a 8,9\u00A0kg de CO₂e, com 1 unidade.')
})
