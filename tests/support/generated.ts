import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Before the first unit test: the site's modules name the generated content, and Vite must find it,
 * though no test reads it. Where no build has made it yet, as in a fresh clone, it is made now.
 */
export default function generateOnce(): void {
  if (existsSync('.generated/content/company.json')) return
  console.log('Falta o conteúdo gerado (.generated); gerando…')
  const { status } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'tests/support/generate-content.ts'],
    { stdio: 'inherit', env: { ...process.env, PWD: process.cwd() } },
  )
  if (status !== 0)
    throw new Error(
      'O conteúdo gerado falta e não pôde ser feito. Corrija o que está dito acima e rode de novo.',
    )
}
