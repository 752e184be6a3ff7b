import { afterEach, expect, it } from 'vitest'
import type { LotDetails } from '../../../../src/content/views/views'
import { LotPurchase } from '../../../../src/site/features/lots/lot/lot-purchase'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/device-store'
import { click, find, has, leave, showPage, type } from '../requests/harness'
import { lotDetails } from './lot-fixtures'
import { lotsData } from './lots-data'

const WRONG = 'O CEP tem 8 números'

async function showLot(own: Partial<LotDetails>) {
  const nothing = () => {}
  await showPage(
    <LotPurchase lot={lotDetails('a', own)} href="" onBuy={nothing} onOffer={nothing} />,
    lotsData(),
  )
}
afterEach(async () => {
  await leave()
  keepOnDevice('cep', '')
})

it.each([
  ['Sem custo', 'São Paulo, SP, sem custo'],
  ['R$ 120 para carregar', 'São Paulo, SP, R$ 120 para carregar'],
])('the cost of a pickup, «%s», goes on with the sentence of its city', async (cost, said) => {
  await showLot({ pickup: { city: 'São Paulo, SP', cost } })
  expect(has('li', said)).toBe(true)
})

it('a CEP is forgotten with its field emptied, and asked for where there was none', async () => {
  keepOnDevice('cep', '01310100')
  await showLot({ freight: { weightKg: 90 } })
  expect(has('.lot-freight-answer', '01310-100')).toBe(true)
  await type('cep', ' ')
  await click('.lot-freight button')
  expect(keptOnDevice('cep')).toBe('')
  expect(has('.lot-freight-answer')).toBe(false)
  expect(find<HTMLInputElement>('[name=cep]').value).toBe('')
  expect(has('.lot-freight', WRONG)).toBe(false)
  await click('.lot-freight button')
  expect(has('.lot-freight', WRONG)).toBe(true)
  expect(document.activeElement).toBe(find('[name=cep]'))
})

it('a second CEP replaces the price at the door, also on a page that a translator changed', async () => {
  keepOnDevice('cep', '01310100')
  await showLot({ freight: { weightKg: 90 } })
  const first = find('.lot-freight-answer').textContent
  // As translators do: each text moves into an element of theirs, which React does not know.
  const walker = document.createTreeWalker(find('.lot-freight-answer'), NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  for (const node of nodes) {
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
