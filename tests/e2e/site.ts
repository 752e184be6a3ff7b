import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The site of the browser tests: built from the tests' own content (tests/fixtures/content) in a
 * copy of the project. Every checkout has its own folder, so that two can run at the same time.
 */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const copies = join(
  process.env.RETRILHA_SITES ?? tmpdir(),
  `retrilha-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`,
)
export const SITE_COPY = join(copies, 'model')
/** The built site. */
export const DIST = join(SITE_COPY, 'dist')
/** A copy of the project with content/, whose pages are rendered and not built. */
export const DELIVERED_COPY = join(copies, 'delivered')
/** The folder with the documents of the journeys. */
export const MODEL_CONTENT = join(ROOT, 'tests/fixtures/content')

export const PORT = Number(process.env.E2E_PORT ?? 4179)
/** The port of the development server of its journey. */
export const DEV_PORT = PORT + 100
