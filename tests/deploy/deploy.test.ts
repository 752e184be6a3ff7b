import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  listReleases,
  publish as publishVersion,
  rollBack,
  type Publication,
} from '../../src/deploy/deploy'
import { placeOf } from '../../src/deploy/place'
import { filesBelow } from '../../src/pipeline/files-below'
import type { Version } from '../../src/content/version'
import { smallSite } from './small-site'

let work: string
let said: string[]
let folder: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'retrilha-deploy-'))
  folder = join(work, 'srv')
  said = []
})

const built = (number: number, files: Record<string, string>, commit: string | null = null) =>
  smallSite(join(work, `built-${number}`), files, commit)

const to = (more: Partial<Publication> = {}): Publication => ({
  place: placeOf(folder),
  site: 'https://www.empresa.com.br',
  force: false,
  wrongAt: () => Promise.resolve(undefined),
  say: (line) => said.push(line),
  ...more,
})

const publish = (
  publication: Publication,
  { version, build }: { version: Version; build: () => string },
) => publishVersion(publication, version, build)

const shown = (file: string): string => readFileSync(join(folder, 'current/site', file), 'utf8')

// Places need GNU's tools and flock.
describe.skipIf(process.platform !== 'linux')('a publication', () => {
  it('shows the new site, and keeps the scripts that a page of the old one still asks for', async () => {
    await publish(
      to(),
      await built(1, { 'index.html': 'um', 'assets/a-1.js': '1', 'gone.html': '' }),
    )
    const before = readlinkSync(join(folder, 'current'))
    await publish(
      to({ listen: '9090' }),
      await built(2, { 'index.html': 'dois', 'assets/a-2.js': '2' }),
    )
    expect(shown('index.html')).toBe('dois')
    expect(readFileSync(join(folder, 'current/hosts/Caddyfile'), 'utf8')).toContain('\n:9090 {')
    expect(
      filesBelow(join(folder, 'current/site')).filter((file) => !/^(?:_|arq|ver)/.test(file)),
    ).toEqual(['assets/a-1.js', 'assets/a-2.js', 'index.html'])
    // While a server reloads, a page of the new release may request its script from the old one.
    expect(filesBelow(join(folder, before, 'site/assets'))).toEqual(['a-1.js', 'a-2.js'])
    expect(readFileSync(join(folder, before, 'site/index.html'), 'utf8')).toBe('um')
  })

  it('takes a script away once no release that may be open asks for it', async () => {
    await publish(to(), await built(0, { 'index.html': '0', 'assets/a-0.js': '' }))
    for (let number = 1; number <= 5; number += 1)
      await publish(to(), await built(number, { 'index.html': String(number) }))
    expect(filesBelow(join(folder, 'current/site'))).toContain('assets/a-0.js')
    await publish(to(), await built(6, { 'index.html': '6' }))
    expect(filesBelow(join(folder, 'current/site'))).not.toContain('assets/a-0.js')
  })

  it('gives a page that changed in nothing but digits another day, and keeps that of the same page', async () => {
    await publish(to(), await built(1, { 'index.html': '40,00', 'sobre.html': 'nós' }))
    const day = (file: string) => statSync(join(folder, 'current/site', file)).mtimeMs
    const [index, about] = [day('index.html'), day('sobre.html')]
    await publish(to(), await built(2, { 'index.html': '41,50', 'sobre.html': 'nós' }))
    expect(day('index.html')).toBeGreaterThan(index)
    expect(day('sobre.html')).toBe(about)
  })

  it('sends nothing when visitors would get the same', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    const before = readlinkSync(join(folder, 'current'))
    expect(await publish(to(), await built(2, { 'index.html': 'um' }, 'b'))).toBe(true)
    expect(said.at(-1)).toMatch(/^Nada mudou no que visitantes recebem/)
    // The same commit on the same day is not even built.
    await publish(to(), {
      version: { commit: 'b', day: '2026-11-24', next: null, content: null },
      build: () => {
        throw new Error('built')
      },
    })
    expect(said.at(-1)).toMatch(/^Nada mudou desde/)
    expect(readlinkSync(join(folder, 'current'))).toBe(before)
  })

  it('builds anew with changes that no commit has, on another day, and when a document has come or gone', async () => {
    const site = await built(1, { 'index.html': 'um' }, 'a')
    const build = () => {
      throw new Error('built')
    }
    await publish(to(), site)
    expect(await publish(to(), { ...site, build })).toBe(true)
    const changed = await built(2, { 'index.html': 'dois' }, 'a-dirty')
    await publish(to(), changed)
    await expect(publish(to(), { ...changed, build })).rejects.toThrow('built')
    await publish(to(), site)
    const version = { ...site.version, day: '2026-11-25' }
    await expect(publish(to(), { version, build })).rejects.toThrow('built')
    const note = join(folder, 'current/seen')
    const seen = JSON.parse(readFileSync(note, 'utf8'))
    writeFileSync(note, JSON.stringify({ ...seen, next: '2026-01-01 08:00' }))
    await expect(publish(to(), { ...site, build })).rejects.toThrow('built')
  })

  it('sends what a publication that was killed has switched and not asked', async () => {
    const site = await built(1, { 'index.html': 'um' }, 'a')
    await new Promise((asked) => {
      const wrongAt = () => new Promise<undefined>(() => asked(undefined))
      void publish(to({ wrongAt }), site)
    })
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    expect(said.at(-1)).toMatch(/^No ar em/)
  })

  it('goes back by itself when the site is wrong, and leaves that commit alone until it is forced', async () => {
    await publish(to(), await built(1, { 'index.html': 'um', 'assets/a-1.js': '1' }, 'a'))
    const wrong = await built(2, { 'index.html': 'dois', 'assets/a-2.js': '2' }, 'b')
    expect(await publish(to({ wrongAt: () => Promise.resolve('ERRADO  /sobre') }), wrong)).toBe(
      false,
    )
    expect(shown('index.html')).toBe('um')
    expect(shown('assets/a-2.js')).toBe('2')
    expect(said.join('\n')).toMatch(
      /ERRADO {2}\/sobre\n(?:.*\n)+ERRADO: .* não serviu; voltou \S+, que também não serve/,
    )
    expect(await publish(to(), wrong)).toBe(true)
    expect(shown('index.html')).toBe('um')
    await publish(to({ force: true }), wrong)
    expect(shown('index.html')).toBe('dois')
  })

  it('that a service does not take stops there, and may be tried again', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    const second = await built(2, { 'index.html': 'dois' }, 'b')
    const refusing = { ...placeOf(folder), sendOn: () => Promise.reject(new Error('sem rede')) }
    await expect(publish(to({ place: refusing }), second)).rejects.toThrow('sem rede')
    expect(shown('index.html')).toBe('um')
    await publish(to(), second)
    expect(shown('index.html')).toBe('dois')
  })

  it('stays, and leaves one to go back to, however many came after it and were wrong', async () => {
    for (const number of [1, 2])
      await publish(to(), await built(number, { 'index.html': `certo ${number}` }, `a${number}`))
    const wrongAt = () => Promise.resolve('ERRADO')
    for (let number = 3; number <= 8; number += 1)
      await publish(to({ wrongAt }), await built(number, { 'index.html': 'errado' }, `b${number}`))
    expect(shown('index.html')).toBe('certo 2')
    await rollBack(to())
    expect(shown('index.html')).toBe('certo 1')
    // A server that missed a reload may serve any release; one that serves the newest missed none.
    const count = () => readdirSync(join(folder, 'releases')).length
    expect(count()).toBe(8)
    await publish(to(), await built(9, { 'index.html': 'certo 9' }, 'a9'))
    expect(count()).toBe(3)
  })

  it('that is wrong goes back beyond one that was killed before it was asked', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    await publish(to(), await built(2, { 'index.html': 'dois' }, 'b'))
    rmSync(join(folder, 'current/seen'))
    const wrongAt = () => Promise.resolve('ERRADO')
    await publish(to({ wrongAt }), await built(3, { 'index.html': 'tres' }, 'c'))
    expect(shown('index.html')).toBe('um')
  })

  it('that was wrong is none to go back to', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    const wrongAt = () => Promise.resolve('ERRADO')
    await publish(to({ wrongAt }), await built(2, { 'index.html': 'dois' }, 'b'))
    await publish(to(), await built(3, { 'index.html': 'tres' }, 'c'))
    await rollBack(to())
    expect(shown('index.html')).toBe('um')
  })

  it('goes back when asked, and lists what there is', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'aaaaaaaa'))
    await expect(rollBack(to())).rejects.toThrow(/não há versão anterior/)
    await publish(to(), await built(2, { 'index.html': 'dois' }, 'bbbbbbbb'))
    expect(await rollBack(to())).toBe(true)
    expect(shown('index.html')).toBe('um')
    await expect(rollBack(to())).rejects.toThrow(/não há versão anterior/)
    said = []
    await listReleases(to())
    expect(said.join('\n')).toMatch(
      /^\d{8}-\d{9}-bbbbbbbb, deixada por uma volta\n\d{8}-\d{9}-aaaaaaaa, no ar$/,
    )
  })

  it('that somebody has left by a way back is none to go back to', async () => {
    for (const number of [1, 2])
      await publish(to(), await built(number, { 'index.html': String(number) }, `a${number}`))
    await rollBack(to())
    await publish(to(), await built(3, { 'index.html': '3' }, 'a3'))
    await rollBack(to())
    expect(shown('index.html')).toBe('1')
  })

  it('that finds the disk full leaves nothing there, and says why', async () => {
    const { run, ...place } = placeOf(folder)
    const full: typeof run = (script, ...more) =>
      run(script.startsWith('tar ') ? `${script} && exit 28` : script, ...more)
    const site = await built(1, { 'index.html': 'um' })
    await expect(publish(to({ place: { ...place, run: full } }), site)).rejects.toThrow('28')
    expect(filesBelow(join(folder, 'releases'))).toEqual([])
    await publish(to(), site)
    expect(shown('index.html')).toBe('um')
  })

  it('that was killed before it was asked, and left by a way back, stays left', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'aaaaaaaa'))
    const second = await built(2, { 'index.html': 'dois' }, 'bbbbbbbb')
    await publish(to(), second)
    rmSync(join(folder, 'current/seen'))
    await rollBack(to())
    await publish(to(), second)
    expect(said.at(-1)).toBe('Uma volta deixou bbbbbbbb; ele só sobe com --force.')
    expect(shown('index.html')).toBe('um')
  })

  it('writes the servers their settings for exactly this release', async () => {
    await publish(to({ listen: '443 ssl' }), await built(1, { 'index.html': 'um' }))
    const site = join(folder, readlinkSync(join(folder, 'current')), 'site')
    const settings = (file: string) => readFileSync(join(folder, 'current/hosts', file), 'utf8')
    expect(settings('nginx.conf')).toBe(`listen 443 ssl;\nroot ${site};\n`)
    expect(settings('Caddyfile')).toBe(`\n443 ssl {\nroot * ${site}\n`)
  })
})
