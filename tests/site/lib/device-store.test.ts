import { expect, it, vi } from 'vitest'
import { forgetGoneFeatures, keepOnDevice, keptOnDevice } from '../../../src/site/lib/device-store'

it('what another tab has remembered since is there, and is not overwritten by an older text', () => {
  keepOnDevice('lotes', 'a')
  localStorage.setItem('lotes', 'a b')
  expect(keptOnDevice('lotes')).toBe('a b')
})

it('a text that the storage does not take lasts until the page is left', () => {
  localStorage.setItem('lotes', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepOnDevice('lotes', 'new')
  full.mockRestore()
  expect(keptOnDevice('lotes')).toBe('new')
  keepOnDevice('lotes', '')
  expect(keptOnDevice('lotes')).toBe('')
})

it('forgets what a feature that is gone remembered, and nothing else', () => {
  localStorage.setItem('conferencia-notebooks', '{"1":"19"}')
  localStorage.setItem('cep', '01001-000')
  forgetGoneFeatures()
  expect(Object.keys(localStorage)).toEqual(['cep'])
  localStorage.clear()
})
