import { expect, it } from 'vitest'
import { readStack } from '../../src/deploy/read-stack'

/** Line 1, column 5 of a script is line 3, column 3 of src/site/router.tsx, counted from 1. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../src/site/router.tsx'],
  names: [],
  mappings: 'AAAA,IAEE',
})
const mapOf = (script: string) => (script === 'core-Ab_1-2.js' ? MAP : undefined)

it('a stack of the built scripts leads to the sources', () => {
  const stack =
    'Error: x\n    at d (https://site.example/assets/core-Ab_1-2.js:1:5)\n    at f@/assets/core-Ab_1-2.js:1:1'
  expect(readStack(stack, mapOf)).toBe(
    'Error: x\n    at d (src/site/router.tsx:3:3)\n    at f@src/site/router.tsx:1:1',
  )
})

it('places in other scripts stay', () => {
  const stack = 'at https://site.example/assets/core-other.js:1:5 and https://a.example/x.js:2:3'
  expect(readStack(stack, mapOf)).toBe(stack)
})
