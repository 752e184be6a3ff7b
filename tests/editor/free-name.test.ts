import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freeName } from '../../src/editor/free-name'

const CERTIFICATION = { contentDir: 'tests/fixtures/content', type: 'Certification' } as const

it('a name that is taken or no name is asked for again: what was typed before is not lost', async () => {
  const taken = readdirSync('tests/fixtures/content/certifications')[0]?.replace('.yaml', '') ?? ''
  const [lines, said] = [['Com Acento é', '', ' outra-licenca '], new Array<string>()]
  const name = await freeName(
    taken,
    CERTIFICATION,
    () => Promise.resolve(lines.shift() ?? 'fim'),
    (line) => said.push(line),
  )
  expect(name).toBe('outra-licenca')
  expect(said).toEqual([
    `content/certifications/${taken}.yaml já existe e ficou como está`,
    expect.stringContaining('«Com Acento é» não serve de nome de arquivo'),
    expect.stringContaining('«» não serve de nome de arquivo'),
  ])
})

it('without a terminal says how to give one', async () => {
  await expect(freeName('', CERTIFICATION, undefined)).rejects.toThrow(
    '«» não serve de nome de arquivo: são letras minúsculas sem acento, números e hífens — ' +
      'dê outro nome com arquivo=nome',
  )
})
