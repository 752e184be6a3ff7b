import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { PATHS } from '../../pipeline/paths'
import { runCli } from '../../pipeline/run-cli'

/**
 * Writes the site's components in CycloneDX beside the build: npm's own list, read from the lock
 * file. It is outside dist, because it is for auditors and not for visitors.
 */
async function main(): Promise<void> {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'],
    {
      cwd: PATHS.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0)
    throw new Error(`O npm não fez a lista de materiais: ${stderr.trim().slice(-500)}`)
  const sbom: { components?: unknown[] } = JSON.parse(stdout)
  if (!sbom.components?.length) throw new Error('A lista de materiais veio vazia.')
  await mkdir(PATHS.generated, { recursive: true })
  await writeFile(`${PATHS.generated}/sbom.json`, stdout)
  console.log(`${sbom.components.length} componentes em .generated/sbom.json (CycloneDX)`)
}

runCli(main)
