import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeSwitchOff, writeWorker } from '../../../src/pipeline/output/worker'
import { KEPT_PAGES, OFFLINE } from '../../../src/pipeline/render/pages'

it(
  'the worker says what this content keeps, and is otherwise the same script for all ' +
    'content; switched off it says nothing',
  async () => {
    const dist = await mkdtemp(join(tmpdir(), 'worker-'))
    const write = async (release: string) => {
      await writeWorker(dist, release, ['assets/a.js'])
      const text = await readFile(join(dist, 'sw.js'), 'utf8')
      const [, contract = '', script = ''] = /^var __WORKER__=(.*?\});([^]*)$/.exec(text) ?? []
      return {
        contract: JSON.parse(contract) as { release: string; kept: { url: string }[] },
        script,
      }
    }
    try {
      await mkdir(join(dist, 'assets'))
      await writeFile(join(dist, 'assets/a.js'), 'a')
      for (const page of [...KEPT_PAGES, OFFLINE])
        await writeFile(join(dist, `${page === '/' ? '/index' : page}.html`), page)
      const first = await write('/assets/content-1.js')
      expect(first.contract).toMatchObject({
        release: '/assets/content-1.js',
        kept: [...KEPT_PAGES, OFFLINE, '/assets/a.js'].map((url) => ({ url })),
      })
      expect(first.script).toContain('__WORKER__')
      const second = await write('/assets/content-2.js')
      expect([second.contract.release, second.script]).toEqual([
        '/assets/content-2.js',
        first.script,
      ])
      await writeSwitchOff(dist)
      expect(await readFile(join(dist, 'sw.js'), 'utf8')).not.toContain('__WORKER__')
    } finally {
      await rm(dist, { recursive: true })
    }
  },
)
