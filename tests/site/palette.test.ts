import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const COLOUR = /#[\da-f]{6}\b|rgb\([^)]*\)/gi
const coloursIn = (text: string): string[] =>
  (text.match(COLOUR) ?? []).map((colour) => colour.toLowerCase().replace(/\s*\/\s*/, '/'))

it('every colour that code draws with is one of theme.css', () => {
  const theme = new Set(coloursIn(readFileSync('src/site/styles/theme.css', 'utf8')))
  const drawn = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      coloursIn(readFileSync(`src/${file}`, 'utf8')).map((colour) => `${file}: ${colour}`),
    )
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.filter((line) => !theme.has(line.split(': ')[1] ?? ''))).toEqual([])
})
