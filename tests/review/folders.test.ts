import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markdownReport } from '../../src/review/markdown/report'
import { reviewOf } from '../../src/review/review-of'
import type { Review } from '../../src/review/review'
import { TestRepository } from './test-repository'

vi.setConfig({ testTimeout: 120_000 })

let one: TestRepository
const review = (base?: string, head?: string): Promise<Review> =>
  reviewOf({ folder: one.folder, base, head, now: '2026-11-22' }, (found) => Promise.resolve(found))
const edit = () => one.edit('company.yaml', 'comercial@', 'vendas@')
beforeEach(() => {
  one = new TestRepository()
})
afterEach(() => {
  vi.unstubAllEnvs()
  one.delete()
})

describe('two folders', () => {
  it('are the working folder and where the branch left main, with files that git does not know yet', async () => {
    edit()
    one.write('notices/novo.yaml', 'text: Fechado.\n')
    one.rename('posts/escolha-o-que-reusar.mdx', 'posts/escolha-o-que-usar.mdx')
    one.remove('posts/discos-sem-dados.mdx')
    const found = await review()
    expect(found.base).toMatch(/^main, de onde este ramo saiu \([0-9a-f]{7}\)$/)
    expect(found.documents.map(({ file, change }) => `${change} ${file}`).toSorted()).toEqual([
      'changed company.yaml',
      'gone posts/discos-sem-dados.mdx',
      'new notices/novo.yaml',
      'renamed posts/escolha-o-que-usar.mdx',
    ])
    expect(found.addresses).toMatchObject([
      { change: 'dies', address: '/blog/discos-sem-dados' },
      {
        change: 'dies',
        address: '/blog/escolha-o-que-reusar',
        movedTo: '/blog/escolha-o-que-usar',
      },
      { change: 'appears', address: '/blog/escolha-o-que-usar' },
    ])
    const ends = 'deixa de existir'
    expect(
      found.warnings.rest.flatMap(({ says }) => (says.startsWith(ends) ? [says] : [])),
    ).toEqual([
      `${ends}, sem redirecionamento`,
      `${ends}: agora é /blog/escolha-o-que-usar, sem redirecionamento`,
    ])
    expect(found.warnings.protected.map(({ says }) => says)).toContain('documento novo')
  })

  it('have photos that are new, gone, changed or renamed', async () => {
    for (const file of ['nova', 'lote']) one.write(`photos/${file}.jpg`, file)
    one.remove('photos/artigo.jpg')
    one.git('mv', 'content/photos/galpao.jpg', 'content/photos/casa.jpg')
    const { photos } = await review()
    expect(photos.map(({ file, change }) => `${change} ${file}`).toSorted()).toEqual([
      'changed photos/lote.jpg',
      'gone photos/artigo.jpg',
      'new photos/nova.jpg',
      'renamed photos/casa.jpg',
    ])
  })

  it('take the remote’s main where there is one: what others merged does not count as one’s own', async () => {
    one.edit('company.yaml', 'comercial@', 'merged@')
    one.commit('Merged by others')
    one.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    one.write('notices/novo.yaml', 'text: Fechado.\n')
    const found = await review()
    expect(found.base).toMatch(/^origin\/main, /)
    expect(found.documents.map(({ file }) => file)).toEqual(['notices/novo.yaml'])
  })

  it('tell the sums of an item list by its grades', async () => {
    one.edit('lots/notebooks-corporativos-core-i5.csv', '256 GB;A;A;3', '256 GB;B;C;3')
    const [list] = (await review()).documents
    expect(JSON.stringify(list?.seen)).toMatch(/Nota funcional A[^]*Nota estética A/)
  })

  it('name what a request changes outside of the content, and cannot be hidden by its attributes', async () => {
    one.write('.gitattributes', '* export-ignore\n')
    one.write('../src/a.ts', 'x')
    edit()
    one.commit('Pedido')
    const found = await review('main', 'HEAD')
    expect(found.outside).toEqual(['src/a.ts'])
    expect(found.otherFiles).toEqual(['.gitattributes'])
    expect(found.warnings.protected).toHaveLength(1)
    expect(markdownReport(found).indexOf('src/a.ts')).toBeLessThan(150)
  })

  it('work on the repository that they are asked about, whatever a hook has set', async () => {
    edit()
    vi.stubEnv('GIT_DIR', join(one.folder, 'nowhere'))
    vi.stubEnv('GIT_INDEX_FILE', join(one.folder, 'nowhere/index'))
    // So does the git of these tests, which a commit hook may run.
    expect(one.git('rev-parse', '--absolute-git-dir')).toBe(join(one.folder, '.git'))
    expect((await review()).documents.map(({ file }) => file)).toEqual(['company.yaml'])
    expect(existsSync(join(one.folder, 'nowhere'))).toBe(false)
  })

  it('say git’s reason where there is nothing to compare with', async () => {
    await expect(review('nenhum')).rejects.toThrow('A revisão «nenhum» não existe')
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    await expect(review()).rejects.toThrow(/dubious ownership/)
    vi.unstubAllEnvs()
    const folder = mkdtempSync(join(tmpdir(), 'fora-'))
    const nowhere = reviewOf({ folder, now: '2026-11-22' }, () => Promise.resolve())
    await expect(nowhere).rejects.toThrow(/not a git repository/)
    vi.stubEnv('PATH', '')
    await expect(review()).rejects.toThrow('O Git não foi encontrado')
  })

  it.each(['materials/segredo.yaml', 'lots/segredo.csv', 'photos/segredo.jpg'])(
    'are data: a link is named and not followed: %s',
    async (file) => {
      const outside = mkdtempSync(join(tmpdir(), 'fora-'))
      writeFileSync(join(outside, 'alvo'), 'name: Segredo de fora\n')
      mkdirSync(join(one.folder, 'content', file, '..'), { recursive: true })
      symlinkSync(join(outside, 'alvo'), join(one.folder, 'content', file))
      one.commit('Atalho')
      for (const head of [undefined, 'HEAD']) {
        const found = await review('main', head)
        expect(found.errors.map((error) => `${error.file} ${error.message}`)).toEqual([
          `${file} é um atalho (link simbólico)`,
        ])
        expect(JSON.stringify(found)).not.toContain('Segredo de fora')
      }
    },
  )

  it('are data: nothing of a header that asks for it is run', async () => {
    const proof = join(one.folder, 'rodou')
    const code = `require('node:fs').writeFileSync(${JSON.stringify(proof)}, 'x')`
    one.write('posts/escolha-o-que-reusar.mdx', `---js\n{ title: ${code} }\n---\nTexto\n`)
    expect((await review()).errors.map(({ file }) => file)).toContain(
      'posts/escolha-o-que-reusar.mdx',
    )
    expect(existsSync(proof)).toBe(false)
  })
})
