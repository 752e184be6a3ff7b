import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../src/site/', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
)
const texts = new Map(
  files
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8').replace(/\/\*[^]*?\*\//g, '')]),
)
const read = (path: string) => texts.get(path) ?? ''
const entry = read('styles/site.css')
const sheets = [...texts.keys()].filter((path) => path !== 'styles/site.css')

/** Classes of what surrounds a component: a dark ground. */
const AROUND = ['dark']

/** Classes that the Markdown of an article adds. */
const ELSEWHERE = ['task-list-item']

/** The first class of each selector: `.lot-card .badge` -> lot-card. */
const ownClasses = (path: string): string[] =>
  [...read(path).matchAll(/(?:^|[{};])([^{};]*)\{/g)]
    .filter(([, selector = '']) => !selector.includes('@'))
    .flatMap(([, selector = '']) => selector.replace(/:(?:is|has|not)\([^)]*\)/g, '').split(','))
    .flatMap((one) => /\.(-?[a-z][\w-]*)/.exec(one)?.[1] ?? [])

describe('the style', () => {
  it('is gathered by site.css, each file once', () => {
    const imported = [...entry.matchAll(/@import "\.\.?\/([^"]+)"/g)].map(([, path = '']) =>
      path.includes('/') ? path : `styles/${path}`,
    )
    expect(imported.toSorted()).toEqual(sheets.toSorted())
  })

  it('lies beside its component and uses the name of the file, or of a component in it', () => {
    const strange = sheets
      .filter((path) => path.startsWith('features/') && !path.endsWith('-print.css'))
      .flatMap((path) => {
        const name = basename(path, '.css')
        const component = readFileSync(`${root}${dirname(path)}/${name}.tsx`, 'utf8')
        const declared = component.matchAll(/^(?:export )?(?:function|const) ([A-Z][a-z]+)/gm)
        const words = [
          name.split('-')[0] ?? '',
          ...Array.from(declared, ([, word = '']) => word.toLowerCase()),
          ...AROUND,
        ]
        return ownClasses(path)
          .filter((one) => !words.some((word) => one.startsWith(word)))
          .map((one) => `${path}: ${one}`)
      })
    expect(strange).toEqual([])
  })

  it('takes its colours from theme.css', () => {
    // Allowed: #000 in masks, #000 and #999 in print, and a picture's address, which has no
    // variables.
    const loose = (path: string) =>
      read(path)
        .replace(/url\("data:[^"]*"\)/g, '')
        .match(/#(?!000\b|999\b)[\da-f]{3,8}\b(?=[^{]*;)|\brgba?\(/gi) ?? []
    expect(
      sheets
        .filter((path) => path !== 'styles/theme.css')
        .flatMap((path) => loose(path).map((colour) => `${path}: ${colour}`)),
    ).toEqual([])
  })

  it('asks for no value that nothing sets', () => {
    const admin = readFileSync(`${root}../admin/styles/admin.css`, 'utf8')
    const all = [...sheets.map(read), admin]
    const set = new Set(
      all.flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    )
    expect(
      all
        .flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name))
        .filter((name) => !set.has(name)),
    ).toEqual([])
  })

  it(
    'asks of nothing above the main part what it has, and styles no child for it that ' +
      'has no name: each change of a page would cost the style of all of it',
    () => {
      const selectors = (path: string) =>
        [...read(path).matchAll(/(?:^|[{};])([^{};@]*)\{/g)]
          .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
          .map((one) => one.trim())
      const costly = (selector: string) =>
        /(?:^|[\s>+~])(?::root|html|body):has\(/.test(selector) ||
        /:has\([^]*\)\s*[>+~\s]\s*(?:\*|:[a-z-]+(?:\([^)]*\))?)$/.test(selector)
      expect(
        sheets
          .filter((path) => !path.endsWith('-print.css'))
          .flatMap((path) =>
            selectors(path)
              .filter(costly)
              .map((one) => `${path}: ${one}`),
          ),
      ).toEqual([])
    },
  )

  it('is of classes that a component writes', () => {
    const components = files
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(`${root}${path}`, 'utf8').replace(/^(?:import|}) .*/gm, ''))
      .join('\n')
    const words = new Set(components.match(/(?<![\w/-])[\w-]+/g))
    const isWritten = (name: string) =>
      words.has(name) || components.includes(`${name.slice(0, name.lastIndexOf('-'))}-\${`)
    expect(
      sheets.flatMap((path) =>
        Array.from(
          read(path)
            .replace(/url\("[^"]*"\)/g, '')
            .matchAll(/\.([a-z][a-z\d]*-[a-z\d-]+)/g),
          ([, name = '']) => name,
        )
          .filter((name) => !ELSEWHERE.includes(name) && !isWritten(name))
          .map((name) => `${path}: ${name}`),
      ),
    ).toEqual([])
  })

  it('lets the layers decide, so nothing is !important', () => {
    expect(sheets.filter((path) => read(path).includes('!important'))).toEqual([])
  })
})
