import { expect, it } from 'vitest'
import { reactMarkup, trusted } from '../../../src/site/start/trusted'

it('lets a worker of this site through', () => {
  expect(trusted.createScriptURL('/sw.js')).toBe('/sw.js')
})

it.each([
  'https://outro.example/sw.js',
  '//outro.example/sw.js',
  '/dados/sw.js',
  'data:,x',
  'sw.js',
])('lets no other script through: %s', (address) => {
  expect(() => trusted.createScriptURL(address)).toThrow(TypeError)
})

it.each(['<script></script>', '{"name":"Lote \\u003c 10"}'])('lets React write %s', (text) => {
  expect(reactMarkup(text)).toBe(text)
})

it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b>x</b>'])(
  'lets nobody write %s',
  (text) => {
    expect(reactMarkup(text)).toBeNull()
  },
)
