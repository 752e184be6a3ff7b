import { expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { VerifyPage } from '../../../../src/site/features/verify/verify-page'
import { one } from '../../../support/model-documents'
import { company, has, showPage, siteData, until } from '../requests/harness'

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
