import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { LotDetails } from '../../../../src/content/views/views'
import { gradesAnswer } from '../../../../src/site/features/lots/lot/lot-facts'
import { LotPage } from '../../../../src/site/features/lots/lot/lot-page'
import { impactOf, LotFold } from '../../../../src/site/features/lots/lot/lot-sections'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/store'
import { latestToast } from '../../../../src/site/ui/toast'
import {
  click,
  find,
  has,
  leave,
  show,
  showAfterTyping,
  showPage,
  stubMailProgram,
  type,
  until,
} from '../requests/harness'
import { itemList, lotDetails, lotsData, texts } from './lot-fixtures'

const showLot = (slug: string, own?: Partial<LotDetails>) =>
  showPage(<LotPage lot={lotDetails(slug, own)} itemTable={null} />, lotsData())

afterEach(async () => {
  await leave()
  keepOnDevice('cep', '')
})

it('the message about a lot waits on its own page, and not on that of another lot', async () => {
  stubMailProgram()
  await showLot('a')
  await click('a', 'Comprar Lote')
  await until(() => has('pre', 'Lote a'))
  await leave()
  await showLot('b')
  expect(has('pre')).toBe(false)
})

it('a difference from the item list is a message that names the lot', async () => {
  stubMailProgram()
  await showLot('a', { itemList })
  await click('a', 'Avisar de uma diferença')
  await until(() => has('pre', 'Lote a'))
  expect(find('pre').textContent).toContain('/lotes-informatica/a')
})

async function offer(): Promise<void> {
  await showLot('c', { price: 28_000, freight: { weightKg: 90 } })
  await click('button', 'Fazer proposta')
  await type('proposta', '25.000')
  await act(async () => find<HTMLFormElement>('dialog form').requestSubmit())
}

it('a CEP is called wrong once it was sent', async () => {
  await showLot('c', { price: 28_000, freight: { weightKg: 90 } })
  expect(has('.field-error', 'O CEP tem')).toBe(false)
  await type('cep', '123')
  await act(async () => find<HTMLFormElement>('.ask-form').requestSubmit())
  expect(has('.field-error', 'O CEP tem 8 números')).toBe(true)
})

it('an offer says what is offered, and the freight apart from the asking price', async () => {
  stubMailProgram()
  keepOnDevice('cep', '01310100')
  await offer()
  await until(() => has('pre', 'R$ 25.000'))
  expect(find('pre').textContent).toContain('Frete à parte, estimado até 01310-100: R$ 228,00')
  expect(find('pre').textContent).not.toContain('28.228')
})

it('an offer that the browser refuses to open is told as a failure', async () => {
  stubMailProgram().mockImplementation(() => {
    throw new Error('refused')
  })
  await offer()
  await until(() => latestToast.get()?.tone === 'destructive')
  expect(latestToast.get()?.text).toBe('Erro ao enviar e-mail. Tente novamente.')
})

it('a CEP is forgotten with its field emptied, and asked for where there was none', async () => {
  keepOnDevice('cep', '01310100')
  await showLot('a', { freight: { weightKg: 90 } })
  expect(has('.lot-freight-answer', '01310-100')).toBe(true)
  await type('cep', ' ')
  await click('.lot-freight button')
  expect(keptOnDevice('cep')).toBe('')
  expect(has('.lot-freight-answer')).toBe(false)
  expect(find<HTMLInputElement>('[name=cep]').value).toBe('')
  expect(has('.lot-freight', 'O CEP tem 8 números')).toBe(false)
  await click('.lot-freight button')
  expect(has('.lot-freight', 'O CEP tem 8 números')).toBe(true)
  expect(document.activeElement).toBe(find('[name=cep]'))
})

it('a second CEP replaces the price at the door, also on a page that a translator changed', async () => {
  keepOnDevice('cep', '01310100')
  await showLot('a', { freight: { weightKg: 90 } })
  const first = find('.lot-freight-answer').textContent
  // As translators do: each text moves into an element of theirs, which React does not know.
  for (const element of document.querySelectorAll('.lot-freight-answer *'))
    for (const node of element.childNodes)
      if (node instanceof Text) {
        const font = document.createElement('font')
        node.replaceWith(font)
        font.append(node.data)
      }
  await type('cep', '20040-002')
  await click('.lot-freight button')
  expect(document.querySelectorAll('.lot-freight-answer')).toHaveLength(1)
  expect(find('.lot-freight-answer').textContent).not.toBe(first)
  expect(has('.lot-freight-answer', '20040-002')).toBe(true)
})

it('the grades of a lot name those that there are, and how many units work', () => {
  const lot = lotDetails('a', { working: 16, itemList })
  expect(gradesAnswer(lot)).toBe('Funcionam 16 de 20: 16 A, 4 D')
  const uncounted = lotDetails('a', { functional: 'A', cosmetic: 'B' })
  expect(gradesAnswer(uncounted)).toBe('Funcional A, Estética B')
})

it('on a wide screen a section is open, but one that the visitor closed early stays closed', async () => {
  const details = () => find<HTMLDetailsElement>('details')
  const fold = (
    <LotFold id="documentos" title="Documentos" answer="Nota fiscal">
      Texto
    </LotFold>
  )
  await show(fold)
  expect(details().open).toBe(true)
  // The inline script opens it in the prerendered page, and the visitor closes it.
  await showAfterTyping(fold, () => {
    details().open = false
  })
  expect(details().open).toBe(false)
})

it('the emissions that a single unit avoids are written as exactly as they are known', () => {
  const factor = { minKg: 8.6, maxKg: 8.9, source: 'Estudo', conditions: '' }
  const impact = { ...texts.impact, factors: [{ ...factor, device: 'tablet' as const }] }
  const lot = lotDetails('a', { reuseDevice: 'tablet', units: 1 })
  expect(impactOf(lot, impact)?.sentence).toBe('8,6 a 8,9\u00A0kg de CO₂e, com 1 unidade.')
})
