import { expect, it } from 'vitest'
import { headersFor, parseHeaderRules } from '../../../src/pipeline/serve/site-server'

const rules = parseHeaderRules(
  '/*\n  X-Todas: 1\n  X-Duas: a\n/blog/*\n  X-Duas: b: c\n/blog\n  X-Uma: 1\n',
)

it('joins what two rules say of one header, as the hosts do', () => {
  expect(Object.fromEntries(headersFor(rules, '/blog/x'))).toEqual({
    'X-Todas': '1',
    'X-Duas': 'a, b: c',
  })
})

it('tells an address from the beginning of addresses', () => {
  expect(headersFor(rules, '/blog').get('X-Uma')).toBe('1')
  expect(headersFor(rules, '/blogs').has('X-Uma')).toBe(false)
})
