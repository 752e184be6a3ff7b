import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listReleases, rollBack } from '../../src/deploy/deploy'
import { placeOf } from '../../src/deploy/place'
import { built, eachWithItsPlace, folder, publish, said, shown, to } from './publishing'

eachWithItsPlace()

// Places need GNU's tools and flock.
describe.skipIf(process.platform !== 'linux')('a publication', () => {
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

  it('that is wrong stays held when the way back fails, and when an untracked file makes it dirty', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    const wrong = await built(2, { 'index.html': 'dois' }, 'b-dirty')
    const first = readlinkSync(join(folder, 'current')).replace('releases/', '')
    const sendOn = (name: string) =>
      name === first ? Promise.reject(new Error('sem rede')) : Promise.resolve()
    const wrongAt = () => Promise.resolve('ERRADO')
    const publication = to({ place: { ...placeOf(folder), sendOn }, wrongAt })
    await expect(publish(publication, wrong)).rejects.toThrow('sem rede')
    expect(await publish(to(), wrong)).toBe(true)
    expect(said.at(-1)).toBe('Uma volta deixou b-dirty; ele só sobe com --force.')
  })

  it('goes back also when that cannot be noted', async () => {
    await publish(to(), await built(1, { 'index.html': 'um' }, 'a'))
    const { run, ...place } = placeOf(folder)
    const full: typeof run = (script, ...more) =>
      script.includes('note.new') ? Promise.reject(new Error('disco cheio')) : run(script, ...more)
    const wrongAt = () => Promise.resolve('ERRADO')
    const wrong = await built(2, { 'index.html': 'dois' }, 'b')
    await expect(publish(to({ place: { ...place, run: full }, wrongAt }), wrong)).rejects.toThrow(
      'disco cheio',
    )
    expect(shown('index.html')).toBe('um')
  })

  it('stays, and leaves one to go back to, however many came after it and were wrong', async () => {
    for (const number of [1, 2])
      await publish(to(), await built(number, { 'index.html': `certo ${number}` }, `a${number}`))
    const wrongAt = () => Promise.resolve('ERRADO')
    for (let number = 3; number <= 8; number += 1)
      await publish(to({ wrongAt }), await built(number, { 'index.html': 'errado' }, `b${number}`))
    expect(shown('index.html')).toBe('certo 2')
    expect(await rollBack(to({ wrongAt }))).toBe(false)
    expect(said.at(-1)).toMatch(/^ERRADO: \S+ também não serve\. O commit de \S+ só sobe/)
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
    said.length = 0
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
})
