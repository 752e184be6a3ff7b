import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { BUILT_NAMES } from '../../src/content/rules/redirects'
import { SITES } from './sites'

/** Compressed copies answer at the address of their original. */
const COPY = /\.(?:br|gz)$/

test('no old address can take the place of a file that the build writes', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = Array.from(
    sitemap.matchAll(/<loc>https?:\/\/[^/<]+\/([^/<]*)/g),
    ([, first = '']) => first,
  )
  const written = readdirSync(`${SITES.model.folder}/dist`)
    .filter((name) => !COPY.test(name))
    .map((name) => name.replace(/\.html$/, ''))
  const moved = Array.from(
    readFileSync(`${SITES.model.folder}/dist/_redirects`, 'utf8').matchAll(/^\/([^/\s]*)/gm),
    ([, first = '']) => first,
  )
  expect(written.length).toBeGreaterThan(15)
  expect(written.filter((name) => ![...BUILT_NAMES, ...pages, ...moved].includes(name))).toEqual([])
})
