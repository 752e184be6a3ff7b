import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildCopy, measuredBuild } from './measured-build'
import { multiply } from './multiply'

/**
 * `npm run tool tests/measure/measure-build.ts -- [lots] [posts]`: builds the site with that many
 * lots and articles (1,000 and 500 by default), made from the real ones, twice in a copy of the
 * project. It prints time, memory, the size of the list of lots, and whether the two builds are
 * identical to the byte.
 */
const [lots = 1000, posts = 500] = process.argv.slice(2).map(Number)
const copy = buildCopy()

/** Copies documents until a folder has `count`; only those with an item list, if any has one. */
function repeat(folder: string, count: number): void {
  const names = readdirSync(`${copy}/content/${folder}`)
  const documents = names.filter((name) => !name.endsWith('.csv'))
  const whole = documents.filter((name) => names.includes(name.replace(/\.[^.]+$/, '.csv')))
  const samples = whole.length > 0 ? whole : documents
  for (let number = documents.length; number < count; number += 1)
    multiply(
      `${copy}/content`,
      `${copy}/content`,
      folder,
      samples[number % samples.length] ?? '',
      number,
    )
}
repeat('lots', lots)
repeat('posts', posts)

function build(): string[] {
  const { seconds, cpu, megabytes } = measuredBuild(copy)
  console.log(
    `construção: ${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s de CPU, ${megabytes.toFixed(0)} MB`,
  )
  return readdirSync(`${copy}/dist`, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(`${copy}/dist/${file}`).isFile())
    .sort()
}

const first = build()
const bytes = new Map(first.map((file) => [file, readFileSync(`${copy}/dist/${file}`)]))
const list = first.find((file) => /assets\/lots-[\w-]{8}\.json$/.test(file)) ?? ''
const kilobytes = (file: string): string =>
  `${(gzipSync(bytes.get(file) ?? '').length / 1024).toFixed(1)} KB`
const lot =
  first.find(
    (file) => file.startsWith('lotes-informatica/') && file.endsWith(`-${lots - 1}.html`),
  ) ?? ''
console.log(
  `em gzip: /lotes-informatica ${kilobytes('lotes-informatica.html')}, ${lot} ${kilobytes(lot)}`,
)
console.log(
  `lista de ${lots} lotes: ${kilobytes(list)} em gzip; ` +
    `${first.filter((file) => file.endsWith('.html')).length} páginas`,
)
console.log(
  `/blog pede a lista de lotes: ${String(bytes.get('blog.html')?.includes(basename(list)))}`,
)
const second = build()
const differing = second.filter(
  (file) => !bytes.get(file)?.equals(readFileSync(`${copy}/dist/${file}`)),
)
console.log(
  second.length === first.length && differing.length === 0
    ? `duas construções iguais até o byte (${second.length} arquivos)`
    : `diferem: ${differing.join(', ')}`,
)
rmSync(copy, { recursive: true })
