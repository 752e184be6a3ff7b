import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { lock, lockBoth, placeOf } from '../../src/deploy/place'
import { PATHS } from '../../src/pipeline/paths'

let work: string
let folder: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'retrilha-deploy-'))
  folder = join(work, 'srv')
})

// Places need GNU's tools and flock.
describe.skipIf(process.platform !== 'linux')('a publication', () => {
  it('waits for no other: the second is told who publishes, and a killed one holds nothing', async () => {
    const first = await lock(placeOf(folder))
    await expect(lock(placeOf(folder))).rejects.toThrow(
      /^Outra publicação está em andamento: .* desde /,
    )
    await first()
    const holder = spawn('sh', [
      '-c',
      `cd ${folder} && exec 9>>lock && flock 9 && echo held && cat`,
    ])
    await once(holder.stdout, 'data')
    await expect(lock(placeOf(folder))).rejects.toThrow(/Outra publicação/)
    holder.kill('SIGKILL')
    await once(holder, 'close')
    await (
      await lock(placeOf(folder))
    )()
  })

  it('on a machine without flock says so, and how to get it', async () => {
    symlinkSync('/bin/uname', join(work, 'uname'))
    const { run, ...place } = placeOf(folder)
    const poor: typeof run = (script, ...more) => run(`PATH=${work}; ${script}`, ...more)
    await expect(lock({ ...place, run: poor })).rejects.toThrow(/^Falta o flock em \S+\. Instale-o/)
  })

  it('that finds its place held keeps nothing else held', async () => {
    const own = placeOf(join(work, 'own'))
    const free = await lock(placeOf(folder))
    await expect(lockBoth(own, placeOf(folder))).rejects.toThrow(/^Outra publicação/)
    await (
      await lock(own)
    )()
    await free()
    const both = await lockBoth(own, placeOf(folder))
    await expect(lock(own)).rejects.toThrow(/^Outra publicação/)
    await both()
    await (
      await lock(own)
    )()
  })
})

describe('a place', () => {
  it.each([
    '',
    'retrilha',
    'srv/retrilha',
    '/srv/a b',
    '/srv/$(x)',
    'ana@servidor:',
    'cloudflare:',
  ])('«%s» is refused in Portuguese', (text) => {
    expect(() => placeOf(text)).toThrow(/^Diga onde publicar/)
  })
  it.each([
    ['/srv/retrilha', '/srv/retrilha'],
    ['ana@servidor:/srv/retrilha', '/srv/retrilha'],
    ['cloudflare:retrilha', `${PATHS.root}.releases/retrilha`],
  ])('may be %s', (text, where) => {
    expect(placeOf(text).folder).toBe(where)
  })
})
