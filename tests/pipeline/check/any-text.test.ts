import { array, assert, asyncProperty, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { elementsIn } from '../../../src/content/article/article-tree'
import { objectTree } from '../../../src/content/schema/field-tree'
import { documentType } from '../../../src/content/document-types'
import { articleErrors } from '../../../src/content/check/check-document'
import { readArticle } from '../../../src/content/article/read-article'
import { parseYaml } from '../../../src/content/yaml/yaml-source'

const scraps = (pieces: string[]) =>
  array(oneof(constantFrom(...pieces), string({ maxLength: 6 })), { maxLength: 40 }).map((parts) =>
    parts.join(''),
  )
const lot = objectTree(documentType('Lot').schema)

it(
  'YAML of any kind gives data or an error within the text, never an exception',
  { timeout: 60_000 },
  () => {
    assert(
      property(
        scraps('price: §\n§  §- §"§\'§[§{§}§]§: §&a §*a§!!x §---\n§? §| \n§#§\t§1.000'.split('§')),
        (text) => {
          const { data, errors } = parseYaml(text, lot)
          expect(data !== undefined || errors.length > 0).toBe(true)
          for (const { offset } of errors) expect(offset >= 0 && offset <= text.length).toBe(true)
        },
      ),
      { seed: 1, numRuns: 400 },
    )
  },
)

it(
  'an article of any kind gives errors within the text, never an exception, and no address of its tree stays unjudged',
  { timeout: 60_000 },
  async () => {
    const pieces =
      '[a](§)§![b](§/contato§javascript:x§<a href="§">§`§\n\n§<§>§]§(§> §- §\\§&#106;§[x]: §[x]§https://a.br §<b onclick=x§<table><tr>§<!--§-->§[^1]§[^1]: '.split(
        '§',
      )
    const refuse = (address: string) =>
      /javascript/i.test(address) ? { message: address, fix: '' } : undefined
    await assert(
      asyncProperty(scraps(pieces), async (text) => {
        const body = `x${text}`
        const article = readArticle(body)
        const errors = await articleErrors(article, {
          link: refuse,
          image: (src) => Promise.resolve(refuse(src)),
        })
        for (const { offset } of errors) expect(offset >= 0 && offset <= body.length).toBe(true)
        const addresses = elementsIn(article.tree)
          .flatMap(({ properties }) => [properties.href, properties.src])
          .map(String)
        if (addresses.some(refuse)) expect(errors.length).toBeGreaterThan(0)
      }),
      { seed: 1, numRuns: 400 },
    )
  },
)
