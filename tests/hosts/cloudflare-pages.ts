import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { CLOUDFLARE_LIMITS } from '../../src/deploy/cloudflare-limits'
import { PATHS } from '../../src/pipeline/paths'
import { freePort, startProgram, type Engine } from './engine'

/**
 * The newest that runs on Node 20. Not among the project's packages: only this command and the
 * publication need it.
 */
const VERSION = '4.86.0'

/** @throws Error with npm's own words when the package does not arrive */
async function ensureWrangler(): Promise<string> {
  const folder = `${PATHS.cache}/wrangler-${VERSION}`
  const command = `${folder}/node_modules/.bin/wrangler`
  if (existsSync(command)) return command
  await mkdir(folder, { recursive: true })
  console.log(`Baixando wrangler ${VERSION} do npm (uma vez)…`)
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--loglevel=error',
      `wrangler@${VERSION}`,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0)
    throw new Error(`wrangler ${VERSION} não pôde ser baixado do npm: ${stderr.trim().slice(-300)}`)
  return command
}

/**
 * Cloudflare Pages' own runtime, as `wrangler pages dev` runs it. It reads its settings from the
 * folder it stands in.
 */
export const cloudflarePages: Engine = {
  name: 'Cloudflare Pages',
  known: CLOUDFLARE_LIMITS,
  start: async ({ hosts }) => {
    const wrangler = await ensureWrangler()
    const port = await freePort()
    return startProgram(
      `http://127.0.0.1:${port}`,
      wrangler,
      ['pages', 'dev', '--ip', '127.0.0.1', '--port', String(port)],
      hosts,
      { WRANGLER_SEND_METRICS: 'false', CI: '1' },
    )
  },
}
