import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The two built sites that the browser tests use:
 * `model` has the tests' own content (tests/fixtures/content), for the product's rules and the
 * journeys;
 * `delivered` has content/ as the editors left it.
 * Every checkout has its own folder names, so that two can run at the same time.
 */
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const copies = join(
  tmpdir(),
  `retrilha-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
)
const firstPort = Number(process.env.E2E_PORT ?? 4179)

export const SITES = {
  model: { folder: join(copies, 'model'), port: firstPort },
  delivered: { folder: root, port: firstPort + 1 },
} as const
export type SiteName = keyof typeof SITES

export const ROOT = root
/** The folder with the documents of the journeys. */
export const MODEL_CONTENT = join(root, 'tests/fixtures/content')
/** The port of the development server in dev.spec.ts. */
export const DEV_PORT = firstPort + 100

export const addressOf = (name: SiteName): string => `http://localhost:${SITES[name].port}`
