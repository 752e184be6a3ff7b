import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { formatDiagnostic } from '../../../src/pipeline/check/report'
import { ContentWatch, LOG, sentence } from '../../../src/pipeline/dev/content-watch'

const MATCHER = z.object({
  severity: z.string(),
  pattern: z.object({ regexp: z.string() }),
  background: z.object({ beginsPattern: z.string(), endsPattern: z.string() }).optional(),
})
const TASKS = z.object({
  tasks: z.array(
    z.object({
      script: z.string(),
      problemMatcher: z.union([MATCHER.transform((one) => [one]), z.array(MATCHER)]),
    }),
  ),
})
const { tasks } = TASKS.parse(JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')))
const matchersOf = (script: string) =>
  tasks.find((task) => task.script === script)?.problemMatcher ?? []

/**
 * Returns the marks that a task's matchers leave in VS Code after these lines of the terminal. The
 * line that begins a run discards the marks found before; the line that ends it shows the new ones.
 */
function marksAfter(script: string, output: string): string[] {
  let shown: string[] = []
  let found: string[] = []
  for (const line of output.split('\n')) {
    for (const { severity, pattern, background } of matchersOf(script)) {
      if (background && new RegExp(background.beginsPattern).test(line)) found = []
      else if (background && new RegExp(background.endsPattern).test(line)) shown = found
      const match = new RegExp(pattern.regexp).exec(line)
      if (match) found.push([severity, ...match.slice(1)].join(' '))
    }
  }
  return matchersOf(script).some(({ background }) => background) ? shown : found
}

const error = {
  severity: 'error' as const,
  file: 'content/posts/artigo.mdx',
  line: 7,
  column: 5,
  field: 'date',
  message: '«20/11/2026» não é uma data AAAA-MM-DD',
  fix: 'escreva "2026-11-20"',
}
const MARK =
  'error content/posts/artigo.mdx 7 5 date: «20/11/2026» não é uma data AAAA-MM-DD — escreva "2026-11-20"'

describe('VS Code marks in the file what the check says of it', () => {
  it('at each save while «Ver o site» runs, and takes the mark away when it is mended', () => {
    const bad =
      `10:31:56 [vite] ${LOG.begins}\n10:31:57 [vite] ` +
      `${sentence([error, { ...error, file: 'content/lots/lote.csv', field: 'D7 Unidades' }])}\n`
    expect(marksAfter('dev', bad)).toEqual([
      MARK,
      expect.stringMatching(/^error content\/lots\/lote\.csv 7 5 D7 Unidades: /),
    ])
    expect(
      marksAfter('dev', `${bad}10:32:10 [vite] ${LOG.begins}\n10:32:11 [vite] ${LOG.good}\n`),
    ).toEqual([])
  })

  it('once with «Conferir o conteúdo», warnings as such', () => {
    const output = [
      formatDiagnostic(error),
      formatDiagnostic({ ...error, severity: 'warning' }),
      '1 erro e 1 aviso em 1 arquivo.',
    ].join('\n')
    expect(marksAfter('content:check', output)).toEqual([
      MARK,
      MARK.replace('error', 'warning').replace('date: ', 'date: aviso: '),
    ])
  })
})

/** Returns a watch on a fake of Vite's server; `sent` lists the messages to the page. */
function fakeServer() {
  const sent: string[] = []
  const server = {
    config: { logger: { info: () => {}, error: () => {} } },
    environments: { client: { hot: { send: ({ type }: { type: string }) => sent.push(type) } } },
  }
  const compilation = vi.fn()
  return { sent, compilation, watch: new ContentWatch(server as never, compilation) }
}

it('what changes during a compilation is compiled right after it, once', async () => {
  const { sent, compilation, watch } = fakeServer()
  compilation.mockResolvedValue({})
  await watch.compile()
  let end = () => {}
  compilation.mockReturnValueOnce(
    new Promise((resolve) => {
      end = () => resolve({ errors: [] })
    }),
  )
  const first = watch.compile()
  await watch.compile()
  await watch.compile()
  expect(compilation).toHaveBeenCalledTimes(2)
  end()
  await first
  expect(compilation).toHaveBeenCalledTimes(3)
  // The page gets a message only about the last state.
  expect(sent).toEqual(['full-reload', 'full-reload'])
})
