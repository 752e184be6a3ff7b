import { readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../src/deploy/place'
import { filesBelow } from '../../src/pipeline/files-below'
import { built, eachWithItsPlace, folder, publish, said, shown, to } from './publishing'

eachWithItsPlace()

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

  it('that a service does not take stops there, and may be tried again', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    const second = await built(2, { 'index.html': 'dois' }, 'b')
    const refusing = { ...placeOf(folder), sendOn: () => Promise.reject(new Error('sem rede')) }
    await expect(publish(to({ place: refusing }), second)).rejects.toThrow('sem rede')
    expect(shown('index.html')).toBe('um')
    await publish(to(), second)
    expect(shown('index.html')).toBe('dois')
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

  it('writes the servers their settings for exactly this release', async () => {
    await publish(to({ listen: '443 ssl' }), await built(1, { 'index.html': 'um' }))
    const site = join(folder, readlinkSync(join(folder, 'current')), 'site')
    const settings = (file: string) => readFileSync(join(folder, 'current/hosts', file), 'utf8')
    expect(settings('nginx.conf')).toBe(`listen 443 ssl;\nroot ${site};\n`)
    expect(settings('Caddyfile')).toBe(`\n443 ssl {\nroot * ${site}\n`)
  })
})
