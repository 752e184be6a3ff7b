import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { METRIC_NAMES } from './metrics'

const machine = z.object({
  node: z.string(),
  chromium: z.string(),
  react: z.string(),
  vite: z.string(),
  cores: z.number(),
  load: z.number(),
})
const row = z.object({
  place: z.string(),
  metric: z.enum(METRIC_NAMES),
  figure: z.number().optional(),
  floor: z.number().optional(),
})
const measures = z.object({
  when: z.string(),
  commit: z.string().optional(),
  runs: z.number(),
  machine,
  rows: z.array(row),
})

/** What a run of the benchmark wrote down. `when` is a moment in ISO 8601. */
export type Measures = z.infer<typeof measures>

export function writeMeasures(file: string, measures: Measures): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(measures, null, 1)}\n`)
}

/**
 * @throws Error in Portuguese where the file cannot be read, or was not written by the benchmark as
 * it is today
 */
export function readMeasures(file: string): Measures {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} não pôde ser lido. Diga um arquivo que npm run bench escreveu.`)
  }
  try {
    return measures.parse(JSON.parse(text))
  } catch {
    throw new Error(
      `${file} não são medidas de npm run bench, ou são de uma versão com outras linhas. ` +
        'Apague ou guarde em outro lugar.',
    )
  }
}
