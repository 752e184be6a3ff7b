import { spawnSync } from 'node:child_process'
import { articleErrors, type Judges, documentErrors } from '../../src/content/check/check-document'
import { decodeText } from '../../src/content/check/decode-text'
import { readArticle } from '../../src/content/article/read-article'
import { readDocument } from '../../src/content/check/read-document'
import { readItemList } from '../../src/content/table/read-item-list'
import type { Reason } from '../../src/content/rules/reason'
import { siteOf } from '../../src/content/rules/site'
import { compileArticle } from '../../src/pipeline/compile/article'
import { WORST, WORST_DOCUMENT, type WorstCase } from './worst-cases'

const judges: Judges = { link: () => undefined, image: () => Promise.resolve(undefined) }

/** Checks a case. Returns its errors and, for an article, a function that compiles it. */
async function check(
  { kind }: WorstCase,
  written: string,
): Promise<{ errors: readonly Reason[]; compile?: () => void }> {
  if (kind === 'table') {
    const read = readItemList(written)
    return { errors: 'errors' in read ? read.errors : [] }
  }
  if (kind === 'document') {
    const document = readDocument(WORST_DOCUMENT, decodeText(Buffer.from(written)))
    const site = siteOf([document], () => undefined)
    return {
      errors: await documentErrors(document, {
        all: [document],
        site,
        judges,
        article: readArticle,
        itemLists: new Map(),
        today: '2026-11-22',
        release: false,
      }),
    }
  }
  const article = readArticle(written)
  return {
    errors: await articleErrors(article, judges),
    compile: () => void compileArticle(article.tree, (src, alt) => ({ href: src, alt })),
  }
}

/**
 * `npm run tool tests/measure/measure-worst.ts`: measures what the worst files cost the check,
 * accepted and refused, each in a process of its own. It prints CPU seconds without and with the
 * compilation, the most memory, and why a file was refused. No file may take a second.
 */
const wanted = process.argv[2]
if (wanted === undefined) {
  for (const { name } of WORST)
    spawnSync(
      process.execPath,
      ['src/pipeline/commands/run.mjs', 'tests/measure/measure-worst.ts', name],
      { stdio: 'inherit' },
    )
} else {
  const worst = WORST.find(({ name }) => name === wanted)
  if (!worst) throw new Error(`não há o caso «${wanted}»`)
  const text = worst.text()
  const before = process.cpuUsage()
  const { errors, compile } = await check(worst, text)
  const checked = process.cpuUsage(before)
  if (errors.length === 0) compile?.()
  const whole = process.cpuUsage(before)
  const seconds = ({ user, system }: NodeJS.CpuUsage) => ((user + system) / 1e6).toFixed(1)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1000)
  const refused = errors[0] ? `; ${errors.length} erro(s): ${errors[0].message.slice(0, 80)}` : ''
  console.log(
    `${wanted}: conferir ${seconds(checked)} s, com a compilação ${seconds(whole)} s de CPU, ` +
      `${megabytes} MB${refused}`,
  )
}
