import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { LaudoCheck } from '../../../../src/site/features/verify/laudo-check'
import { VerifyPage } from '../../../../src/site/features/verify/verify-page'
import { find } from '../../../support/find'
import { all, one } from '../../../support/model-documents'
import { company, renderPage, siteData } from '../site-page'

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

it.each([
  ['comercial@sucata.com.br', true],
  ['sucata@gmail.com', false],
])('%s: all mail of a domain is promised to be the company’s: %s', async (email, is) => {
  const data = siteData()
  const texts = one('VerifyPage')
  const [promise = ''] = texts.channels.anyEmail.split('{dominio}')
  data.setQueryData(contentQuery('verify-page').queryKey, {
    ...texts,
    seo: { title: '', description: '', image: { url: '', alt: '' } },
  })
  data.setQueryData(contentQuery('laudos').queryKey, [])
  const own = { ...company, url: 'https://www.sucata.com.br', email }
  data.setQueryData(contentQuery('company').queryKey, own)
  await renderPage(<VerifyPage laudo={undefined} />, data)
  expect(find('dl').textContent.includes(promise)).toBe(is)
})
