import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../src/content/document-types'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const GUIDE = 'content/README.md'
const PICTURES = '.github/guia'
/** In KB; no picture may be heavier, so that the guide opens at once. */
const HEAVIEST = 60
const guide = readFileSync(GUIDE, 'utf8')

/** Returns the texts that a pattern's first group matches, each once. */
const named = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
]
/** Returns the anchor that a Git host makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

describe.each([GUIDE, 'README.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  const outside = text.replace(/^( *)```[^]*?^\1```$/gm, '').replace(/`[^`\n]*`/g, '')

  it('names only commands that exist', () => {
    const commands = [
      ...named(text, /npm run (?:-s )?([\w:]+)/g),
      ...named(text, /`((?:content|test|measure|guide):\w+)`/g),
    ]
    expect(commands.length).toBeGreaterThan(5)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('links only to files and headings that exist', () => {
    const places = named(outside, /\]\(([^)\s]+)\)/g).filter(
      (place) => !/^(?:https?:|\/)/.test(place),
    )
    expect(places.length).toBeGreaterThan(3)
    const anchors = named(outside, /^#+ (.+)$/gm).map((heading) => `#${anchorOf(heading)}`)
    expect(
      places.filter((place) =>
        place.startsWith('#') ? !anchors.includes(place) : !existsSync(join(dirname(file), place)),
      ),
    ).toEqual([])
  })
})

describe('the editors’ guide', () => {
  it('knows where every kind of document lies, and no other page', () => {
    const places = DOCUMENT_TYPE_NAMES.map(
      (name) => `${documentType(name).path}${documentType(name).kind === 'collection' ? '/' : ''}`,
    )
    const unsaid = places.filter(
      (place) =>
        !guide.includes(`\`${place}`) &&
        !guide.includes(`content/${place}`) &&
        !place.startsWith('pages/'),
    )
    const pages = named(guide, /`(?:content\/)?(pages\/[\w-]+\.\w+)`/g)
    expect({
      unsaid,
      unknown: pages.filter((page) => !places.some((place) => place === page)),
    }).toEqual({ unsaid: [], unknown: [] })
    expect(pages.length).toBeGreaterThan(5)
  })

  it(
    'shows every picture that was made for it, and none is heavy; if not: npm run tool ' +
      'tests/guide-pictures.ts',
    () => {
      const shown = named(guide, /!\[[^\]]{20,}\]\((\.\.\/\.github\/guia\/[^)]+)\)/g).map((place) =>
        normalize(join('content', place)),
      )
      expect(shown.toSorted()).toEqual(
        readdirSync(PICTURES)
          .map((name) => join(PICTURES, name))
          .toSorted(),
      )
      expect(shown.filter((place) => statSync(place).size > HEAVIEST * 1024)).toEqual([])
    },
  )
})
