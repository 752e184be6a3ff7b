import { afterEach, expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { LaudoCheck } from '../../../../src/site/features/verify/laudo-check'
import { VerifyPage } from '../../../../src/site/features/verify/verify-page'
import { all, one } from '../../../support/model-documents'
import {
  click,
  company,
  find,
  has,
  leave,
  show,
  showPage,
  siteData,
  type,
  until,
} from '../requests/harness'

async function open(asked?: string) {
  const data = siteData()
  const laudos = [...all('Laudo')].map(([slug, laudo]) => ({ ...laudo, slug }))
  data.setQueryData(contentQuery('laudos').queryKey, laudos)
  await show(<LaudoCheck asked={asked} />, data)
}
const answer = () => find('[role=status]').textContent
const look = async (number: string) => {
  await type('laudo', number)
  expect(answer()).toBe('')
  await click('button', 'Conferir laudo')
}

afterEach(leave)

it('tells day, kind and state of a number, however it is written', async () => {
  await open()
  await look(' rt-l\u20132026-0163')
  expect(answer()).toContain('Emitido por nós em 15/10/2026.')
  expect(answer()).toContain('apagamento de dados')
  await look('RT-L-2026-0151')
  expect(has('.answer-box-open', 'Vale agoraRT-L-2026-0163')).toBe(true)
  await look('RT-L-2026-0090')
  expect(has('.answer-box-no', 'Revogado em 01/07/2026')).toBe(true)
})

it('says that it does not know a number, and where to ask; an empty one is no question', async () => {
  await open()
  await look('rt-l-1')
  expect(answer()).toContain('Não conhecemos o laudo RT-L-1.')
  expect(find('[role=status] a').getAttribute('href')).toMatch(/^mailto:/)
  await look(' ')
  expect([answer(), document.activeElement?.getAttribute('name')]).toEqual(['', 'laudo'])
})

it('answers the number of its address', async () => {
  await open('RT-L-2026-0163')
  expect(answer()).toContain('RT-L-2026-0163')
})

it('promises that all mail of its domain is the company’s only where it owns that domain', async () => {
  const data = siteData()
  const texts = one('VerifyPage')
  const [promise = ''] = texts.channels.anyEmail.split('{dominio}')
  data.setQueryData(contentQuery('verify-page').queryKey, {
    ...texts,
    seo: { title: '', description: '', image: { url: '', alt: '' } },
  })
  data.setQueryData(contentQuery('laudos').queryKey, [])
  for (const [email, is] of [
    ['comercial@sucata.com.br', true],
    ['sucata@gmail.com', false],
  ] as const) {
    const own = { ...company, url: 'https://www.sucata.com.br', email }
    data.setQueryData(contentQuery('company').queryKey, own)
    await showPage(<VerifyPage laudo={undefined} />, data)
    await until(() => has('dl'))
    expect([email, has('dl', promise)]).toEqual([email, is])
  }
})
