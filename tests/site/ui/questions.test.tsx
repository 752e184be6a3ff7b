import { expect, it } from 'vitest'
import { Questions } from '../../../src/site/ui/questions'
import { renderPage } from '../features/site-page'

it('the first question is open, and an answer names its sources', async () => {
  const sources = ['Lei', 'Norma'].map((text) => ({ text, href: `https://${text}.example/` }))
  const items = [
    { question: 'Um?', answer: 'Sim.' },
    { question: 'Dois?', answer: 'Não.', sources },
  ]
  await renderPage(<Questions items={items} sourceLabel="Fonte:" className="" />)
  const texts = [...document.querySelectorAll('details')].map((one) => [one.open, one.textContent])
  expect(texts).toEqual([
    [true, 'Um?Sim.'],
    [false, 'Dois?Não. Fonte: Lei, Norma'],
  ])
})
