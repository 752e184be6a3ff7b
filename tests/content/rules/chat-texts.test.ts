import { expect, it } from 'vitest'
import { chatTexts } from '../../../src/content/rules/chat-texts'

const faultsOf = (whatsapp: object) =>
  chatTexts({ type: 'Messages', slug: 'messages', draft: false, data: { whatsapp } }, []).map(
    ({ path, message }) => [path.at(-1), message],
  )

it('floating button, contact card and quick service each say something of their own', () => {
  expect(
    faultsOf({ floatingButton: 'a', contactCard: 'b', quickService: 'c', collection: 'a' }),
  ).toEqual([])
  expect(faultsOf({ floatingButton: 'a', contactCard: 'a', quickService: 'a' })).toEqual([
    ['contactCard', 'é igual a floatingButton'],
    ['quickService', 'é igual a floatingButton'],
  ])
  expect(faultsOf({ floatingButton: 'a', contactCard: 'b', quickService: 'b' })).toEqual([
    ['quickService', 'é igual a contactCard'],
  ])
})
