import { expect, it } from 'vitest'
import { Questions } from '../../../src/site/ui/questions'
import { outline } from '../../support/outline'
import { renderPage } from '../features/site-page'

it('the first question is open, and an answer names its sources', async () => {
  const sources = [
    { text: 'Lei', href: 'https://a.example/' },
    { text: 'Norma', href: '/sobre' },
  ]
  const items = [
    { question: 'Um?', answer: 'Sim.' },
    { question: 'Dois?', answer: 'Não.', sources },
  ]
  await renderPage(<Questions items={items} sourceLabel="Fonte:" className="" />)
  expect(Array.from(document.querySelectorAll('details'), (one) => one.open)).toEqual([true, false])
  expect(outline(document.body)).toEqual([
    'summary: Um?',
    'Sim.',
    'summary: Dois?',
    'Não. Fonte:',
    'a: Lei → https://a.example/',
    ',',
    'a: Norma → /sobre',
  ])
})
