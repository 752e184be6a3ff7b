import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Runs before the first unit test. The site's modules import the generated content, so Vite must
 * find it, although no test reads it. In a fresh clone no build has made it, so it is made here.
 * @throws Error in Portuguese when it cannot be made
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
