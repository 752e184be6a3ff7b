import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_PATHS } from '../../src/content/views/addresses'
import { fragmentsOf, KNOWN_FRAGMENTS } from '../../src/content/views/fragments'

it('the places that links may lead to are those that the components write', () => {
  const written = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`src/site/${file}`, 'utf8').matchAll(/\sid="([a-z-]+)"/g),
        ([, id]) => id ?? '',
      ),
    )
  expect(new Set(written)).toEqual(new Set(KNOWN_FRAGMENTS))
})

it('only pages that exist have such places', () => {
  for (const address of [
    '/',
    '/lotes-informatica',
    '/comercio-sucata',
    '/servicos',
    '/sobre',
    '/contato',
    '/blog',
  ]) {
    expect(PAGE_PATHS).toContain(address)
    expect(fragmentsOf(address)).toContain('conteudo')
  }
  expect(fragmentsOf('/blog/um-artigo')).toBeUndefined()
})
