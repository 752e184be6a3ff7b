import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PATHS } from '../paths'

/** Every file of a folder by its name, with the hash of its bytes. */
async function fingerprint(folder: string): Promise<Map<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const found = new Map<string, string>()
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name)
    found.set(relative(folder, path), createHash('sha256').update(await readFile(path)).digest('hex'))
  }
  return found
}

/** One build from nothing: no cache, no leftovers. */
async function builtAnew(): Promise<Map<string, string>> {
  for (const folder of [PATHS.dist, PATHS.generated, `${PATHS.root}.contentlayer`, PATHS.cache]) await rm(folder, { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'], { cwd: PATHS.root, stdio: 'inherit' })
  if (status !== 0) throw new Error('A construção falhou.')
  return fingerprint(PATHS.dist)
}

/** Builds twice from nothing and compares every byte of dist. */
async function main(): Promise<void> {
  const first = await builtAnew()
  const second = await builtAnew()
  const different = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file)).toSorted()
  if (different.length > 0) throw new Error(`Duas construções do mesmo conteúdo diferem em ${different.length} arquivo(s):\n${different.join('\n')}`)
  const whole = createHash('sha256').update(Array.from(first, ([file, hash]) => `${hash}  ${file}\n`).toSorted().join('')).digest('hex')
  console.log(`Duas construções, ${first.size} arquivos, iguais até o último byte: sha256 ${whole}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
