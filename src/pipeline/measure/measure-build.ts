import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PATHS } from '../paths'
import { multiply } from './multiply'

/**
 * `npm run measure:build -- [lots] [posts]`: builds the site with that many lots and articles (1,000 and
 * 500 unless told), made from the real ones, in a copy of the project, twice, and prints time, memory, the size of the list
 * of lots, and whether the two builds are alike to the byte.
 */
const { root } = PATHS
const [lots = 1000, posts = 500] = process.argv.slice(2).map(Number)
const copy = mkdtempSync(join(tmpdir(), 'retrilha-measure-'))
const leftOut = new Set(['node_modules', '.git', 'dist', '.generated', '.contentlayer', 'test-results'])
cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
// Links to the same files: Vite names modules by their real path, so a symbolic link to the folder would not do.
execFileSync('cp', ['-al', `${root}node_modules`, `${copy}/node_modules`])

/** Repeats the documents of a folder until there are so many: those with a list of items, if any has one. */
function repeat(folder: string, count: number): void {
  const names = readdirSync(`${copy}/content/${folder}`)
  const documents = names.filter((name) => !name.endsWith('.csv'))
  const whole = documents.filter((name) => names.includes(name.replace(/\.[^.]+$/, '.csv')))
  const samples = whole.length > 0 ? whole : documents
  for (let number = documents.length; number < count; number += 1) multiply(`${copy}/content`, `${copy}/content`, folder, samples[number % samples.length] ?? '', number)
}
repeat('lots', lots)
repeat('posts', posts)

const reporter = join(copy, 'usage.mjs')
writeFileSync(reporter, `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  console.log('maxRSS', maxRSS, 'cpu', (userCPUTime + systemCPUTime) / 1e6)
})`)
function build(): string[] {
  const started = performance.now()
  const { status, stdout } = spawnSync(process.execPath, ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'], {
    cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: `--import=${reporter}` },
  })
  if (status !== 0) throw new Error(stdout)
  // What the build starts reports too; the build is the one that worked most.
  const reports = [...stdout.matchAll(/maxRSS (\d+) cpu ([\d.]+)/g)].map(([, kilobytes, cpu]) => ({ megabytes: Number(kilobytes) / 1024, cpu: Number(cpu) }))
  const { megabytes, cpu } = reports.toSorted((a, b) => b.cpu - a.cpu)[0] ?? { megabytes: 0, cpu: 0 }
  console.log(`construção: ${((performance.now() - started) / 1000).toFixed(0)} s, ${cpu.toFixed(0)} s de CPU, ${megabytes.toFixed(0)} MB`)
  return readdirSync(`${copy}/dist`, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(`${copy}/dist/${file}`).isFile()).sort()
}

const first = build()
const bytes = new Map(first.map((file) => [file, readFileSync(`${copy}/dist/${file}`)]))
const list = first.find((file) => /assets\/lots-(?!page|search)[^/]*\.js$/.test(file)) ?? ''
const kilobytes = (file: string): string => `${(gzipSync(bytes.get(file) ?? '').length / 1024).toFixed(1)} KB`
const lot = first.find((file) => file.startsWith('lotes-informatica/') && file.endsWith(`-${lots - 1}.html`)) ?? ''
console.log(`em gzip: /lotes-informatica ${kilobytes('lotes-informatica.html')}, ${lot} ${kilobytes(lot)}`)
console.log(`lista de ${lots} lotes: ${kilobytes(list)} em gzip; ${first.filter((file) => file.endsWith('.html')).length} páginas`)
console.log(`/blog pede a lista de lotes: ${String(bytes.get('blog.html')?.includes(basename(list)))}`)
const second = build()
const differing = second.filter((file) => !bytes.get(file)?.equals(readFileSync(`${copy}/dist/${file}`)))
console.log(second.length === first.length && differing.length === 0 ? `duas construções iguais até o byte (${second.length} arquivos)` : `diferem: ${differing.join(', ')}`)
rmSync(copy, { recursive: true })
