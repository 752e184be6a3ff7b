import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../src/pipeline/check/check'
import { formatDiagnostic } from '../../../src/pipeline/check/report'
import { TestRepository } from '../../review/test-repository'

vi.setConfig({ testTimeout: 120_000 })

let one: TestRepository
const open = () => {
  one = new TestRepository()
  return one
}
afterEach(() => one.delete())
const lines = async (folder = one.folder) =>
  (await checkContent({ contentDir: join(folder, 'content') })).errors.map(formatDiagnostic)

const LOST =
  'content/redirects.yaml:1:1 redirects: o endereço /blog/escolha-o-que-reusar deixa de existir, e quem o tem ' +
  'veria «página não encontrada» — acrescente «- from: /blog/escolha-o-que-reusar» e «to: ' +
  '/blog/escolha-o-que-usar», ou traga de volta posts/escolha-o-que-reusar.mdx'

describe('an address that the site had may not be lost', () => {
  it('by a rename, before and after its commit, unless a redirect answers it', async () => {
    open().rename('posts/escolha-o-que-reusar.mdx', 'posts/escolha-o-que-usar.mdx')
    expect(await lines()).toEqual([LOST])
    one.commit('Renomeia')
    expect(await lines()).toEqual([LOST])
    one.write(
      'redirects.yaml',
      'redirects:\n  - from: /blog/antigo\n    to: /blog/escolha-o-que-usar\n',
    )
    expect(await lines()).toEqual([LOST])
    one.write(
      'redirects.yaml',
      'redirects:\n  - from: /blog/escolha-o-que-reusar\n    to: /blog/escolha-o-que-usar\n',
    )
    expect(await lines()).toEqual([])
  })

  it('by a deletion; what was a draft, or has no page of its own, had no address', async () => {
    open().remove('posts/escolha-o-que-reusar.mdx')
    one.remove('posts/rascunho.mdx')
    one.remove('differentials/coleta-gratuita.yaml')
    // No other article has a similar name, so the fix names the list that the article was in.
    expect(await lines()).toEqual([LOST.replace('to: /blog/escolha-o-que-usar', 'to: /blog')])
  })

  it('what had yet to come had no address, and what is over has none any more', async () => {
    one = new TestRepository((before) => {
      const article = before.read('posts/escolha-o-que-reusar.mdx')
      const timed = (line: string) => article.replace('tags:', `${line}\ntags:`)
      before.write('posts/por-vir.mdx', timed('from: "2099-01-01"'))
      before.write('posts/passado.mdx', timed('until: "2026-04-01"'))
    })
    expect(await lines()).toEqual([])
    one.remove('posts/por-vir.mdx')
    one.remove('posts/passado.mdx')
    expect(await lines()).toEqual([])
  })

  it('but what the branch itself brought may go again; where there is no main, the last commit counts', async () => {
    open().write('posts/de-passagem.mdx', one.read('posts/escolha-o-que-reusar.mdx'))
    one.commit('Artigo')
    one.remove('posts/de-passagem.mdx')
    expect(await lines()).toEqual([])
    one.git('branch', '--delete', '--force', 'main')
    expect(await lines()).toEqual([expect.stringContaining('/blog/de-passagem')])
  })

  it('compared with the remote’s main where there is one: what others deleted there is not asked about', async () => {
    open().remove('posts/escolha-o-que-reusar.mdx')
    one.commit('Deleted by others')
    one.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(await lines()).toEqual([])
  })

  it('nor while Git refuses to answer: its reason is an error', async () => {
    open()
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    expect(await lines()).toEqual([expect.stringMatching(/o Git não responde.*dubious ownership/)])
    vi.unstubAllEnvs()
  })

  it('a shallow clone, which knows no history, says nothing', async () => {
    open().remove('posts/escolha-o-que-reusar.mdx')
    one.commit('Apaga')
    const clone = join(one.folder, 'raso')
    one.git('clone', '--quiet', '--depth=1', '--branch=mudanca', `file://${one.folder}`, clone)
    expect(await lines(clone)).toEqual([])
  })
})
