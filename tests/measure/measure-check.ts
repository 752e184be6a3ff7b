import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../src/pipeline/check/check'
import { formatDiagnostic, summary } from '../../src/pipeline/check/report'
import { multiply } from './multiply'

/**
 * `npm run tool tests/measure/measure-check.ts -- [10000]`: measures the check of the real content,
 * copied until it has that many documents, one in ten an article.
 */
const wanted = Number(process.argv[2] ?? 10_000)
const contentDir = join(mkdtempSync(join(tmpdir(), 'retrilha-')), 'content')
cpSync('content', contentDir, { recursive: true })

const { documents } = await checkContent({ contentDir })
const copies = (folder: string, count: number) => {
  const names = readdirSync(join('content', folder)).filter((name) => !name.endsWith('.csv'))
  for (let index = 0; index < count; index++)
    multiply('content', contentDir, folder, names[index % names.length] ?? '', index)
}
const missing = wanted - documents.length
const posts = Math.floor(wanted / 10)
copies('posts', posts)
copies('materials', Math.floor((missing - posts) / 2))
copies('lots', Math.ceil((missing - posts) / 2))

// The copying must not count, so CPU time is read before and after the last check.
const before = process.cpuUsage()
const result = await checkContent({ contentDir })
const { user, system } = process.cpuUsage(before)
console.log(
  result.errors.length === 0
    ? summary(result.documents)
    : result.errors.slice(0, 5).map(formatDiagnostic).join('\n'),
)
console.log(
  `${((user + system) / 1e6).toFixed(1)} s de CPU, no máximo ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`,
)
rmSync(join(contentDir, '..'), { recursive: true })
process.exitCode = result.errors.length > 0 ? 1 : 0
