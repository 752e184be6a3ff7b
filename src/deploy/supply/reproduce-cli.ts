import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdMoment } from '../../pipeline/build-day'
import { filesBelow } from '../../pipeline/files-below'
import { PATHS } from '../../pipeline/paths'
import { runCli } from '../../pipeline/run-cli'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** Every file of a folder by its name, with the hash of its bytes. */
const fingerprint = (folder: string): Map<string, string> =>
  new Map(filesBelow(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]))

/** Runs one clean build with the cache at `cache`. */
async function built(cache: string): Promise<Map<string, string>> {
  for (const folder of [PATHS.dist, PATHS.generated, `${PATHS.root}.contentlayer`])
    await rm(folder, { recursive: true, force: true })
  const { status } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'],
    { cwd: PATHS.root, stdio: 'inherit', env: { ...process.env, RETRILHA_CACHE: cache } },
  )
  if (status !== 0) throw new Error('A construção falhou.')
  return fingerprint(PATHS.dist)
}

/**
 * Builds twice without a cache and once with the second build's cache, and compares every byte of
 * dist.
 */
async function main(): Promise<void> {
  holdMoment(undefined)
  const caches = await mkdtemp(join(tmpdir(), 'retrilha-reproduce-'))
  try {
    const first = await built(join(caches, 'one'))
    for (const [cache, name] of [
      ['two', 'Duas construções do nada'],
      ['two', 'Uma construção do nada e uma com o que ficou guardado'],
    ] as const) {
      const other = await built(join(caches, cache))
      const different = [...new Set([...first.keys(), ...other.keys()])]
        .filter((file) => first.get(file) !== other.get(file))
        .toSorted()
      if (different.length > 0)
        throw new Error(
          `${name} diferem em ${different.length} arquivo(s):\n${different.join('\n')}`,
        )
    }
    const lines = Array.from(first, ([file, hash]) => `${hash}  ${file}\n`).toSorted()
    console.log(
      `Duas construções do nada e uma com o que ficou guardado, ${first.size} arquivos, ` +
        `iguais até o último byte: sha256 ${sha256(lines.join(''))}`,
    )
  } finally {
    await rm(caches, { recursive: true, force: true })
  }
}

runCli(main)
