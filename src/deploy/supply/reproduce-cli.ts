import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PATHS } from '../../pipeline/paths'
import { runCli } from '../../pipeline/run-cli'

/** Every file of a folder by its name, with the hash of its bytes. */
async function fingerprint(folder: string): Promise<Map<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
  const found = new Map<string, string>()
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name)
    found.set(
      relative(folder, path),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
  }
  return found
}

/** One build without leftovers, and with what the cache at `cache` holds. */
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
 * Builds twice from nothing and once with what the second has left in its cache, and compares every
 * byte of dist.
 */
async function main(): Promise<void> {
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
    const whole = createHash('sha256')
      .update(
        Array.from(first, ([file, hash]) => `${hash}  ${file}\n`)
          .toSorted()
          .join(''),
      )
      .digest('hex')
    console.log(
      `Duas construções do nada e uma com o que ficou guardado, ${first.size} arquivos, ` +
        `iguais até o último byte: sha256 ${whole}`,
    )
  } finally {
    await rm(caches, { recursive: true, force: true })
  }
}

runCli(main)
