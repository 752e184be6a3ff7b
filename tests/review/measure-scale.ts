import { markdownReport } from '../../src/review/markdown/report'
import { TestRepository } from './test-repository'

/**
 * `node src/pipeline/commands/run.mjs tests/review/measure-scale.ts [200]`: what comparing so many
 * changed documents costs, half of them articles of 600 words.
 */
const wanted = Number(process.argv[2] ?? 200)
const lots = Array.from({ length: Math.ceil(wanted / 2) }, (_, index) => `lots/lote-${index}.yaml`)
const posts = Array.from(
  { length: Math.floor(wanted / 2) },
  (_, index) => `posts/artigo-${index}.mdx`,
)
const paragraph = `${'Separe os cabos e as baterias antes da coleta, com nota e manifesto. '.repeat(5).trim()}\n\n`
const one = new TestRepository((made) => {
  for (const file of lots) made.write(file, made.read('lots/notebooks.yaml'))
  for (const file of posts) made.write(file, made.read('posts/artigo.mdx') + paragraph.repeat(10))
})
for (const file of lots) one.edit(file, 'price: 100\n', 'price: 95\n')
for (const file of posts) one.edit(file, 'cabos e as baterias', 'cabos, as telas e as baterias')

const before = process.cpuUsage()
const started = performance.now()
const diff = await one.compare()
const report = markdownReport(diff)
const { user, system } = process.cpuUsage(before)
console.log(
  `${diff.documents.length} documentos, ${Math.round(report.length / 1000)} KB de ` +
    `Markdown: ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
    `${((user + system) / 1e6).toFixed(1)} s de CPU`,
)
one.delete()
