import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestRepository } from './test-repository'

let one: TestRepository
let outside: string
beforeEach(() => {
  one = new TestRepository()
  outside = mkdtempSync(join(tmpdir(), 'fora-'))
})

describe('a comparison with what somebody unknown wrote', () => {
  it('reads nothing where a link stands in the place of content', async () => {
    renameSync(join(one.folder, 'content'), join(outside, 'content'))
    cpSync(join(outside, 'content/posts/artigo.mdx'), join(outside, 'content/posts/segredo.mdx'))
    symlinkSync(join(outside, 'content'), join(one.folder, 'content'))
    const diff = await one.compare()
    expect(diff.errors.map(({ message }) => message)).toEqual([
      'a pasta do conteúdo é um atalho (link simbólico)',
    ])
    expect(JSON.stringify(diff)).not.toMatch(/segredo/i)
  })

  it.each(['materials/segredo.yaml', 'photos/pasta/segredo.jpg', 'photos/.segredo', '.segredo'])(
    'names a link and not what it leads to: %s',
    async (file) => {
      writeFileSync(join(outside, 'alvo'), 'name: Segredo de fora\n')
      mkdirSync(join(one.folder, 'content', file, '..'), { recursive: true })
      symlinkSync(join(outside, 'alvo'), join(one.folder, 'content', file))
      for (const head of [undefined, 'HEAD']) {
        if (head) one.commit('Atalho')
        const diff = await one.compare('main', head)
        expect(
          diff.errors.map((error) => `${error.file} ${error.message}`),
          head,
        ).toEqual([`content/${file} é um atalho (link simbólico)`])
        expect(JSON.stringify(diff)).not.toContain('Segredo de fora')
      }
    },
  )

  it('reads what stands behind another repository in the place of a file', async () => {
    one.write('photos/pasta/nova.jpg', Buffer.alloc(50))
    one.git('add', '--all')
    one.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},content/aaa`)
    one.git('commit', '--quiet', '--message', 'Outro repositório')
    const diff = await one.compare('main', 'HEAD')
    expect(diff.otherFiles).toEqual(['content/aaa'])
    expect(diff.pictures.map(({ after }) => after)).toEqual([{ bytes: 50 }])
  })

  it('runs nothing of a header that asks for it', async () => {
    const proof = join(outside, 'rodou')
    one.write(
      'posts/artigo.mdx',
      `---js\n{ title: require('node:fs').writeFileSync(${JSON.stringify(proof)}, 'x') }\n---\nTexto\n`,
    )
    one.write(
      'materials/cobre.yaml',
      `name: !!js/function "function(){ require('node:fs').writeFileSync('${proof}', 'x') }()"\n`,
    )
    const diff = await one.compare()
    expect(diff.errors.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['content/posts/artigo.mdx', 'content/materials/cobre.yaml']),
    )
    expect(existsSync(proof)).toBe(false)
  })
})
