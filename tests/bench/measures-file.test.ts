import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readMeasures, writeMeasures, type Measures } from './measures-file'

const folder = mkdtempSync(join(tmpdir(), 'retrilha-measures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const MEASURES: Measures = {
  when: '2026-11-20T12:00:00.000Z',
  runs: 5,
  machine: {
    node: '20.20.2',
    chromium: '156',
    react: '19.3.1',
    vite: '8.3.8',
    cores: 2,
    load: 0.4,
  },
  rows: [
    { place: '/', metric: 'first', figure: 800.5, floor: 790 },
    { place: '/', metric: 'letters' },
  ],
}

test('what was written is read again, in a folder that did not exist', () => {
  const file = join(folder, 'new/bench.json')
  writeMeasures(file, MEASURES)
  expect(readMeasures(file)).toEqual(MEASURES)
})

test.each([
  ['no JSON', '{'],
  ['other JSON', '{"rows":[]}'],
  [
    'a line that the table does not have',
    JSON.stringify({ ...MEASURES, rows: [{ place: '/', metric: 'gone', figure: 1 }] }),
  ],
])('a file with %s is refused with a sentence', (_, text) => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, text)
  expect(() => readMeasures(file)).toThrow(`${file} não são medidas de npm run bench`)
})

test('a file that is not there is refused with a sentence', () => {
  expect(() => readMeasures(join(folder, 'nowhere.json'))).toThrow(
    /nowhere\.json não pôde ser lido\. Diga um arquivo/,
  )
})
