import { spawnSync } from 'node:child_process'
import { articleFaults } from '../../content/check/article'
import { readArticle } from '../../content/check/read-article'
import { compileArticle } from '../compile/article'

/** The most that the check reads of a file, in bytes; src/pipeline/check/read-text.ts. */
const SIZE = 199_000
const fill = (block: string) => block.repeat(Math.floor(SIZE / Buffer.byteLength(block)))

/** Each just within the limits of markdown-limits.ts, repeated up to the largest file. */
const WORST: Readonly<Record<string, () => string>> = {
  'texto comum': () => fill('Sucata de cobre é paga por quilo, no dia. '.repeat(10) + '\n\n'),
  'ênfases abertas': () => fill(`${'*a **a '.repeat(295)}\n\n`),
  'colchetes abertos': () => fill(`${'['.repeat(590)}a\n\n`),
  'links abertos': () => fill(`${'[a]('.repeat(290)}\n\n`),
  'imagens abertas': () => fill(`${'![a]('.repeat(290)}\n\n`),
  'crases de tamanhos vários': () => fill(`${Array.from({ length: 300 }, (_, index) => `${'`'.repeat(index % 40 + 1)}a`).join(' ')}\n\n`),
  'citações e listas aninhadas': () => `${'> - '.repeat(4)}a\n\n`.repeat(187),
  'uma lista longa': () => `- ${'item '.repeat(25)}\n\n`.repeat(1500),
  'tabelas': () => fill(`${'|a'.repeat(50)}|\n${'|-'.repeat(50)}|\n${`${'|a'.repeat(50)}|\n`.repeat(490)}\n`),
  'elementos abertos e fechados': () => fill(`${'<div>'.repeat(29)}${'</div>'.repeat(29)}\n\n`),
  'atributos sem fim': () => fill(`<br ${'b="'.repeat(300)}\n\n`),
  'entidades': () => fill(`${'&amp;&#106;'.repeat(100)}\n\n`),
  'definições': () => `${Array.from({ length: 300 }, (_, index) => `[d${index}]: /contato\n\n`).join('')}${fill(`${'[d1] '.repeat(100)}\n\n`)}`.slice(0, SIZE),
  'títulos iguais': () => fill('## Cobre\n\n'),
  'notas de rodapé': () => Array.from({ length: 300 }, (_, index) => `${'[^0] '.repeat(100)}\n\n[^${index}]: a\n\n`).join('').slice(0, SIZE),
  'linha sem espaço': () => 'a'.repeat(SIZE),
  'endereços soltos': () => fill(`${'www.a.br '.repeat(60)}\n\n`),
}

/**
 * `npm run measure:worst`: what the worst articles cost that the check lets through, checked
 * and compiled in a process of their own: CPU seconds, the most memory, and whether the check refused them.
 */
const name = process.argv[2]
if (name === undefined) {
  for (const one of Object.keys(WORST)) spawnSync(process.execPath, [...process.execArgv, import.meta.filename, one], { stdio: 'inherit' })
} else {
  const body = WORST[name]?.() ?? ''
  const before = process.cpuUsage()
  const article = readArticle(body)
  const faults = await articleFaults(article, { link: () => undefined, image: () => Promise.resolve(undefined) })
  const checked = process.cpuUsage(before)
  if (faults.length === 0) compileArticle(article.tree, (src, alt) => ({ href: src, alt }))
  const whole = process.cpuUsage(before)
  const seconds = ({ user, system }: NodeJS.CpuUsage) => ((user + system) / 1e6).toFixed(1)
  console.log(`${name}: conferir ${seconds(checked)} s, com a compilação ${seconds(whole)} s de CPU, ${Math.round(process.resourceUsage().maxRSS / 1000)} MB${faults[0] ? `; recusado: ${faults[0].message}` : ''}`)
}
