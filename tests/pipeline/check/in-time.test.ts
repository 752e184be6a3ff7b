import { cpSync, mkdtempSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, beforeEach } from 'vitest'
import { checkContent } from '../../../src/pipeline/check/check'
import { published } from '../../../src/content/views/published'

const ARTICLE = 'escolha-o-que-reusar'
const FILE = `posts/${ARTICLE}.mdx`
let contentDir: string
let text: string
beforeEach(() => {
  contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  cpSync('tests/fixtures/content', contentDir, { recursive: true })
  text = readFileSync(join(contentDir, FILE), 'utf8')
})

/** Gives the article a time, and writes another article, with its own time, that links to it. */
function articles(time: string, linkerTime: string): void {
  const timed = (lines: string) => text.replace('\n---\n', `\n${lines}---\n`)
  writeFileSync(join(contentDir, FILE), timed(time))
  const linker = timed(linkerTime).replace(/^title: .*$/m, 'title: Outro artigo')
  writeFileSync(
    join(contentDir, 'posts/outro.mdx'),
    `${linker}\nVeja [o artigo](/blog/${ARTICLE}).\n`,
  )
}
const at = async (now: string) => {
  const { errors, documents } = await checkContent({ contentDir, now })
  return {
    messages: errors.map(({ file, message }) => `${file} ${message}`),
    shown: published(documents)
      .map(({ file }) => file)
      .filter((file) => [FILE, 'posts/outro.mdx', 'notices/natal.yaml'].includes(file)),
  }
}

it('an article before its time is a draft, and one after it too', async () => {
  articles('from: "2026-12-01"\nuntil: "2026-12-03"\n', 'draft: true\n')
  expect((await at('2026-11-30 23:59')).shown).toEqual([])
  expect((await at('2026-12-01 00:00')).shown).toEqual([FILE])
  expect((await at('2026-12-04 00:00')).shown).toEqual([])
})

it('a link is right when both have the same time, and what will stop a build at midnight is said today', async () => {
  articles('from: "2026-12-01"\n', 'from: "2026-12-01"\n')
  expect((await at('2026-11-24 10:00')).messages).toEqual([])
  articles('from: "2026-12-01"\n', '')
  expect((await at('2026-11-24 10:00')).messages).toEqual([
    expect.stringMatching(/posts\/outro\.mdx \/blog\/\S+ é um rascunho e não aparece no site$/),
  ])
  articles('until: "2026-12-03"\n', '')
  expect((await at('2026-11-24 10:00')).messages).toEqual([
    expect.stringMatching(/outro\.mdx .* não aparece no site \(a partir de 04\/12\/2026\)$/),
  ])
})

it.each([
  ['', 'falta este campo'],
  ['until: "2026-12-32"\n', 'não é um dia'],
  ['until: "2026-12-25 25:00"\n', 'não é um dia'],
  ['from: "2026-12-26"\nuntil: "2026-12-25"\n', '25/12/2026, e só começa em 26/12/2026'],
  [
    'from: "2026-12-25 08:00"\nuntil: "2026-12-25 08:00"\n',
    '08:00, e só começa em 25/12/2026, 08:00',
  ],
  ['until: "2026-12-25"\n', undefined],
  // A notice of a single day: a day as `until` means its last minute.
  ['from: "2026-12-25"\nuntil: "2026-12-25"\n', undefined],
  ['from: "2026-12-25 08:00"\nuntil: "2026-12-25"\n', undefined],
])(
  'a notice says when it ends, after it begins, in a day that there is: %j',
  async (time, says) => {
    writeFileSync(join(contentDir, 'notices/natal.yaml'), `text: Fechado em 25/12.\n${time}`)
    const { messages, shown } = await at('2026-12-20 10:00')
    expect(messages).toEqual(says === undefined ? [] : [expect.stringContaining(says)])
    if (says === undefined)
      expect(shown.includes('notices/natal.yaml')).toBe(!time.includes('from'))
  },
)

it('a watching server has only the changed article parsed anew', async () => {
  const articles = async () =>
    new Map(
      (await checkContent({ contentDir })).documents.flatMap(({ file, article }) =>
        article ? [[file, article] as const] : [],
      ),
    )
  const before = await articles()
  expect(before.size).toBeGreaterThan(1)
  writeFileSync(join(contentDir, FILE), text.replace('O que liga', 'O que ainda liga'))
  for (const [one, article] of await articles())
    expect(article === before.get(one), one).toBe(one !== FILE)
})
