// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { companyQuery, laudosQuery, verifyPageQuery } from '../../../../src/site/content'
import { VerifyPage } from '../../../../src/site/features/verify/verify-page'
import { one } from '../../../support/model-documents'
import { company, find, showPage, siteData, until } from '../requests/harness'

it.each([
  ['https://www.sucata.com.br', 'comercial@sucata.com.br', true],
  ['https://www.sucata.com.br', 'Comercial@Sucata.com.br', true],
  // The company of one domain has no word on another that ends like it.
  ['https://www.boasucata.com.br', 'comercial@sucata.com.br', false],
  ['https://www.sucata.com.br', 'sucata@gmail.com', false],
])('%s promises of %s that all mail of its domain is the company’s: %s', async (url, email, is) => {
  const data = siteData()
  const texts = one('VerifyPage')
  data.setQueryData(companyQuery.queryKey, { ...company, url, email })
  data.setQueryData(verifyPageQuery.queryKey, {
    ...texts,
    seo: { title: '', description: '', image: { url: '', alt: '' } },
  })
  data.setQueryData(laudosQuery.queryKey, [])
  await showPage(<VerifyPage laudo={undefined} />, data)
  await until(() => document.querySelector('.verify-channels') !== null)
  const [promise = ''] = texts.channels.anyEmail.split('{dominio}')
  expect(find('.verify-channels').textContent?.includes(promise)).toBe(is)
})
