import { expect, it } from 'vitest'
import { checkContact, ownNames } from '../../../../src/site/features/verify/check-contact'
import { edits } from '../../../../src/site/features/verify/look-alike'
import { one } from '../../../support/model-documents'

const company = one('Company')

const ours = (typed: string, own: { url: string; email: string }) =>
  checkContact(typed, { ...company, ...own }).is === 'ours'

it('a site below the domain of the mail belongs to that domain, with all its addresses', () => {
  const own = { url: 'https://loja.empresa.com.br', email: 'vendas@empresa.com.br' }
  expect(ownNames({ ...company, ...own }).domain).toBe('empresa.com.br')
  expect(ours('financeiro@empresa.com.br', own)).toBe(true)
  expect(ours('https://www.empresa.com.br/pix', own)).toBe(true)
})

it('where mail comes from a public service, only the published addresses are ours', () => {
  const own = { url: 'https://empresa.com.br', email: 'empresa.recicla@gmail.com' }
  expect(ours('empresa.recicla@gmail.com', own)).toBe(true)
  expect(ours('outra@gmail.com', own)).toBe(false)
  expect(ours('financeiro@empresa.com.br', own)).toBe(false)
})

it.each([
  ['https://www.sucata.com.br', 'Comercial@Sucata.com.br', true],
  // The two domains only end alike, so the mail's domain does not belong to the company.
  ['https://www.boasucata.com.br', 'comercial@sucata.com.br', false],
])(
  'whether all mail of the domain of %s is the company’s, whose own is %s: %s',
  (url, email, is) => {
    expect(ownNames({ ...company, url, email }).ownsMail).toBe(is)
  },
)

it('two letters that have changed places are one mistake', () => {
  expect([edits('trilha', 'tirlha'), edits('trilha', 'trilah'), edits('trilha', 'tralho')]).toEqual(
    [1, 1, 2],
  )
})
