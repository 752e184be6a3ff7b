import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_NAMES } from '../../src/content/rules/redirects'
import { filesBelow } from '../../src/pipeline/files-below'
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

/** Text that a template writes for a missing value. */
const NO_VALUE = /\b(?:undefined|NaN)\b|\[object /
/** Text of an element with a list that JavaScript has joined: «Pilhas,Baterias». */
const JOINED = />[^<]*\p{L},\p{L}/u

for (const [name, { folder }] of Object.entries(SITES))
  test(`no page, feed or drawing of the ${name} site writes a value that is no text`, () => {
    const dist = join(folder, 'dist')
    const texts = filesBelow(dist).filter((file) => /\.(?:html|xml|svg|csv|txt)$/.test(file))
    expect(texts.length).toBeGreaterThan(50)
    const wrong = texts.flatMap((file) => {
      const text = readFileSync(join(dist, file), 'utf8').replace(
        /<(script|style)[^>]*>[^]*?<\/\1>/g,
        '',
      )
      const found = NO_VALUE.exec(text) ?? (file.endsWith('.html') ? JOINED.exec(text) : null)
      return found
        ? [`${file}: ${text.slice(Math.max(0, found.index - 60), found.index + 80)}`]
        : []
    })
    expect(wrong).toEqual([])
  })
