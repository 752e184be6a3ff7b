import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { ContactCheck } from '../../../../src/site/features/verify/contact-check'
import { LaudoCheck } from '../../../../src/site/features/verify/laudo-check'
import { VerifyPage } from '../../../../src/site/features/verify/verify-page'
import { find } from '../../../support/find'
import { all, one } from '../../../support/model-documents'
import { company, renderPage, siteData } from '../site-page'

const verifyPage = {
  ...one('VerifyPage'),
  seo: { title: '', description: '', image: { url: '', alt: '' } },
}

async function open(asked?: string) {
  const data = siteData()
  const laudos = [...all('Laudo')].map(([slug, laudo]) => ({ ...laudo, slug }))
  data.setQueryData(contentQuery('laudos').queryKey, laudos)
  await renderPage(<LaudoCheck asked={asked} />, data)
}
const answer = () => screen.getByRole('status').textContent
const look = (number: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: number } })
  expect(answer()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Conferir laudo' }))
}

it('tells day, kind and state of a number, however it is written', async () => {
  await open()
  look(' rt-l\u20132026-0163')
  expect(answer()).toContain('Emitido por nós em 15/10/2026.')
  expect(answer()).toContain('apagamento de dados')
  look('RT-L-2026-0151')
  expect(find('.answer-box-open').textContent).toContain('Vale agoraRT-L-2026-0163')
  look('RT-L-2026-0090')
  expect(find('.answer-box-no').textContent).toContain('Revogado em 01/07/2026')
})

it('says that it does not know a number, and where to ask; an empty one is no question', async () => {
  await open()
  look('rt-l-1')
  expect(answer()).toContain('Não conhecemos o laudo RT-L-1.')
  const ask = within(screen.getByRole('status')).getAllByRole<HTMLAnchorElement>('link')[0]
  expect(ask?.protocol).toBe('mailto:')
  look(' ')
  expect(answer()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('answers the number of its address', async () => {
  await open('RT-L-2026-0163')
  expect(answer()).toContain('RT-L-2026-0163')
})

async function check(received: string) {
  const data = siteData()
  data.setQueryData(contentQuery('verify-page').queryKey, verifyPage)
  await renderPage(<ContactCheck />, data)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: received } })
  fireEvent.submit(find('form'))
}

const { ours, foreign } = one('VerifyPage').contact
it.each([
  [company.cnpj, 'yes', [ours.keyTitle, company.cnpj, company.legalName]],
  [company.email, 'yes', [ours.title, company.email, ours.email]],
  ['golpe@fora.example', 'no', [foreign.title, foreign.email, foreign.advice]],
  ['00000000-0000-0000-0000-000000000000', 'no', [foreign.title, foreign.pix]],
])('of %s it says «%s» and why', async (typed, tone, says) => {
  await check(typed)
  for (const text of says) expect(find(`.answer-box-${tone}`).textContent).toContain(text)
})

it.each([
  ['boleto', /^Isto não parece/],
  [company.phone.slice(-8), /^Falta o DDD/],
])('«%s» is a fault of the field', async (typed, fault) => {
  await check(typed)
  screen.getByText(fault, { selector: '.field-error' })
  expect([answer(), document.activeElement]).toEqual(['', screen.getByRole('textbox')])
})

it.each([
  ['comercial@sucata.com.br', true],
  ['sucata@gmail.com', false],
])('%s: all mail of a domain is promised to be the company’s: %s', async (email, is) => {
  const data = siteData()
  const [promise = ''] = verifyPage.channels.anyEmail.split('{dominio}')
  data.setQueryData(contentQuery('verify-page').queryKey, verifyPage)
  data.setQueryData(contentQuery('laudos').queryKey, [])
  const own = { ...company, url: 'https://www.sucata.com.br', email }
  data.setQueryData(contentQuery('company').queryKey, own)
  await renderPage(<VerifyPage laudo={undefined} />, data)
  expect(find('dl').textContent.includes(promise)).toBe(is)
})
