import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { planFor } from './bench-pages'

function built(files: Readonly<Record<string, number>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'retrilha-plan-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const [name, size] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), 'a'.repeat(size))
  }
  return dist
}

test('of the lots and the articles the page with the most HTML is measured, and no page that is not one', () => {
  const dist = built({
    'index.html': 1,
    'index.html.br': 1,
    'blog/a.html': 5,
    'blog/b.html': 9,
    'blog/b.html.br': 1,
    'lotes-informatica/comparar.html': 99,
    'lotes-informatica/c.html': 2,
  })
  expect(planFor(dist, false).pages).toEqual([
    '/',
    '/comercio-sucata',
    '/lotes-informatica',
    '/lotes-informatica/c',
    '/blog/b',
    '/blog',
    '/servicos',
  ])
  expect(planFor(dist, true).pages).toEqual(['/', '/comercio-sucata'])
})

test('a site without lots or articles is measured without them', () => {
  expect(planFor(built({ 'index.html': 1, 'index.html.br': 1 }), false).pages).toEqual([
    '/',
    '/comercio-sucata',
    '/lotes-informatica',
    '/blog',
    '/servicos',
  ])
})

test('what is no whole build is refused with a sentence', () => {
  expect(() => planFor(built({}), false)).toThrow(/^Não há site construído em /)
  expect(() => planFor(built({ 'index.html': 1 }), false)).toThrow(
    /não tem as cópias comprimidas.*npm run build/,
  )
})
