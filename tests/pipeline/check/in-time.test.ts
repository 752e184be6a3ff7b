import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { published } from '../../../src/content/views/published'
import { checkContent } from '../../../src/pipeline/check/check'

let contentDir: string
let text: string
beforeEach(() => {
  contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  cpSync('tests/pipeline/check/base/content', contentDir, { recursive: true })
  text = readFileSync(join(contentDir, 'posts/artigo.mdx'), 'utf8')
})

/** Gives the article a time, and writes another article, with its own time, that links to it. */
function articles(time: string, linkerTime: string): void {
  const timed = (lines: string) => text.replace('\n---\n', `\n${lines}---\n`)
  writeFileSync(join(contentDir, 'posts/artigo.mdx'), timed(time))
  const linker = timed(linkerTime).replace(/^title: .*$/m, 'title: Outro artigo')
  writeFileSync(join(contentDir, 'posts/outro.mdx'), `${linker}\nVeja [o artigo](/blog/artigo).\n`)
}
const at = async (now: string) => {
  const { errors, documents } = await checkContent({ contentDir, now })
  return {
    messages: errors.map(({ file, message }) => `${file} ${message}`),
    shown: published(documents)
      .filter(({ type }) => type === 'Post' || type === 'Notice')
      .map(({ slug }) => slug)
      .toSorted(),
  }
}

it('an article before its time is a draft, and one after it too', async () => {
  articles('from: "2026-12-01"\nuntil: "2026-12-03"\n', 'draft: true\n')
  expect((await at('2026-11-30 23:59')).shown).toEqual([])
  expect((await at('2026-12-01 00:00')).shown).toEqual(['artigo'])
  expect((await at('2026-12-04 00:00')).shown).toEqual([])
})

it('a link is right when both have the same time, and what will stop a build at midnight is said today', async () => {
  articles('from: "2026-12-01"\n', 'from: "2026-12-01"\n')
  expect((await at('2026-11-24 10:00')).messages).toEqual([])
  articles('from: "2026-12-01"\n', '')
  expect((await at('2026-11-24 10:00')).messages).toEqual([
    expect.stringMatching(/posts\/outro\.mdx \/blog\/artigo é um rascunho e não aparece no site$/),
  ])
  articles('until: "2026-12-03"\n', '')
  expect((await at('2026-11-24 10:00')).messages).toEqual([
    expect.stringMatching(/outro\.mdx .* não aparece no site \(a partir de 04\/12\/2026\)$/),
  ])
})

it('a notice says when it ends, after it begins, in a day that there is', async () => {
  mkdirSync(join(contentDir, 'notices'), { recursive: true })
  const notice = async (lines: string) => {
    writeFileSync(join(contentDir, 'notices/natal.yaml'), `text: Fechado em 25/12.\n${lines}`)
    return at('2026-12-20 10:00')
  }
  expect(await notice('until: "2026-12-25"\n')).toEqual({
    messages: [],
    shown: ['artigo', 'natal'],
  })
  expect((await notice('from: "2026-12-21"\nuntil: "2026-12-25"\n')).shown).toEqual(['artigo'])
  // A notice of a single day.
  expect((await notice('from: "2026-12-25"\nuntil: "2026-12-25"\n')).messages).toEqual([])
  // A day as `until` means its last minute.
  expect((await notice('from: "2026-12-25 08:00"\nuntil: "2026-12-25"\n')).messages.join()).toEqual(
    '',
  )
  expect(
    (await notice('from: "2026-12-25 08:00"\nuntil: "2026-12-25 08:00"\n')).messages.join(),
  ).toContain('acaba em 25/12/2026, 08:00, e só começa em 25/12/2026, 08:00')
  expect((await notice('')).messages.join()).toContain('falta este campo')
  expect((await notice('until: "2026-12-32"\n')).messages.join()).toContain('não é um dia')
  expect((await notice('until: "2026-12-25 25:00"\n')).messages.join()).toContain('não é um dia')
  expect((await notice('from: "2026-12-26"\nuntil: "2026-12-25"\n')).messages.join()).toContain(
    'acaba em 25/12/2026, e só começa em 26/12/2026',
  )
})
