import { array, assert, asyncProperty, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { objectTree } from '../../../src/content/field-tree'
import { documentType } from '../../../src/content/document-types'
import { articleFaults } from '../../../src/content/check/article'
import { parseYaml } from '../../../src/content/check/yaml-source'

const scraps = (pieces: string[]) => array(oneof(constantFrom(...pieces), string({ maxLength: 6 })), { maxLength: 40 }).map((parts) => parts.join(''))
const lot = objectTree(documentType('Lot').schema)

it('YAML of any kind gives data or a fault within the text, never an exception', { timeout: 60_000 }, () => {
  assert(property(scraps(['price: ', '\n', '  ', '- ', '"', "'", '[', '{', '}', ']', ': ', '&a ', '*a', '!!x ', '---\n', '? ', '| \n', '#', '\t', '1.000']), (text) => {
    const { data, faults } = parseYaml(text, lot)
    expect(data !== undefined || faults.length > 0).toBe(true)
    for (const { offset } of faults) expect(offset >= 0 && offset <= text.length).toBe(true)
  }), { seed: 1, numRuns: 400 })
})

it('an article finds the same faults whether or not the quick look spares it the parser', { timeout: 60_000 }, async () => {
  const pieces = ['[a](', ')', '![b](', '/contato', 'javascript:x', '<a href="', '">', '`', '\n\n', '<', '>', ']', '(', '> ', '- ', '\\', '&#106;', '[x]: ', 'https://a.br ']
  const judges = {
    link: (url: string) => (/^\s*javascript:/i.test(url) ? { message: url, cure: '' } : undefined),
    image: (src: string) => Promise.resolve(src.includes('javascript') ? { message: src, cure: '' } : undefined),
  }
  await assert(asyncProperty(scraps(pieces), async (text) => {
    const body = `x${text}`
    // A comment at the end always calls the parser and adds no fault of its own.
    const parsed = await articleFaults(`${body}\n\n<!-- -->`, judges)
    const quick = await articleFaults(body, judges)
    expect(parsed.length === 0 || quick.length > 0).toBe(true)
  }), { seed: 1, numRuns: 400 })
})
