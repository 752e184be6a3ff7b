import { describe, expect, it } from 'vitest'
import { markdownReport } from '../../src/review/markdown/report'
import { afterChange, rows, sentences, TestRepository } from './test-repository'

describe('what comes, goes and moves', () => {
  it('a deleted lot is one line', async () => {
    const diff = await afterChange((one) => one.remove('lots/notebooks.yaml'))
    expect(diff.documents).toMatchObject([{ change: 'gone', name: 'Lote com 10 notebooks' }])
    expect(markdownReport(diff)).toContain(
      '- **Apagado: Lote com 10 notebooks** `content/lots/notebooks.yaml` · R$\u00A0100,00',
    )
  })

  it('a rename is one line, also when git was not told, and its old address dies', async () => {
    const diff = await afterChange((one) => one.rename('posts/artigo.mdx', 'posts/artigo-novo.mdx'))
    expect(diff.documents).toMatchObject([
      {
        change: 'renamed',
        file: 'content/posts/artigo-novo.mdx',
        renamedFrom: 'content/posts/artigo.mdx',
        fields: [],
        blocks: [],
      },
    ])
    expect(diff.addresses).toMatchObject([
      { address: '/blog/artigo', change: 'dies', movedTo: '/blog/artigo-novo' },
      { address: '/blog/artigo-novo', change: 'appears' },
    ])
    expect(sentences(diff, 'address')).toEqual([
      '/blog/artigo deixa de existir: agora é /blog/artigo-novo',
    ])
    expect(markdownReport(diff).match(/Renomeado/g)).toHaveLength(1)
  })

  it('a rename with its redirect is quiet, and says where the old address leads', async () => {
    const diff = await afterChange((one) => {
      one.rename('posts/artigo.mdx', 'posts/artigo-novo.mdx')
      one.write('redirects.yaml', 'redirects:\n  - from: /blog/artigo\n    to: /blog/artigo-novo\n')
    })
    expect(diff).toMatchObject({
      errors: [],
      warnings: [],
      addresses: [
        { address: '/blog/artigo', redirect: '/blog/artigo-novo', linkedFrom: [] },
        { change: 'appears' },
      ],
    })
    expect(markdownReport(diff)).toContain(
      '- deixa de existir: `/blog/artigo`, agora `/blog/artigo-novo`, leva a `/blog/artigo-novo`',
    )
  })

  it('a dead address names the links that still lead to it, once', async () => {
    const diff = await afterChange(
      (one) => one.remove('posts/artigo.mdx'),
      (one) => one.edit('services/coleta.yaml', 'action: toast', 'action: /blog/artigo'),
    )
    expect(diff.addresses[0]?.linkedFrom).toEqual([
      { file: 'content/services/coleta.yaml', line: 9 },
    ])
    expect(diff.errors.map(({ file }) => file)).toEqual([
      'content/redirects.yaml',
      'content/services/coleta.yaml',
    ])
    expect(diff.warnings.map(({ kind }) => kind)).toEqual(['address'])
  })

  it('a page of another site with the dead address is no link to it, and one of this site is', async () => {
    const links = [
      'https://outro.com/blog/artigo',
      'https://www.empresa.com.br/blog/artigo',
      '/blog/artigo',
    ]
    const diff = await afterChange(
      (one) => one.remove('posts/artigo.mdx'),
      (one) => one.write('posts/links.mdx', links.map((link) => `[x](${link})`).join('\n')),
    )
    expect(diff.addresses[0]?.linkedFrom).toEqual([
      { file: 'content/posts/links.mdx', line: 2 },
      { file: 'content/posts/links.mdx', line: 3 },
    ])
  })

  it('errors that the change causes elsewhere are reported, and older ones are not', async () => {
    const diff = await afterChange(
      (one) => one.rename('materials/cobre.yaml', 'materials/cobre-limpo.yaml'),
      (one) => one.edit('services/coleta.yaml', 'action: toast', 'action: /nenhuma'),
    )
    expect(diff.errors.length).toBeGreaterThan(2)
    expect(sentences(diff, 'broken-elsewhere')).toEqual([
      'content/pages/home.yaml não mudou e deixa de valer: não há o material «cobre»',
      'content/pages/layout.yaml não mudou e deixa de valer: não há o material «cobre»',
    ])
  })

  it('a draft that is published, and a document that becomes one', async () => {
    const diff = await afterChange((one) => {
      one.edit('posts/rascunho.mdx', 'draft: true\n', '')
      one.edit('lots/notebooks.yaml', 'order: 10', 'order: 10\ndraft: true')
    })
    expect(diff.documents.map(({ file, visibility }) => [file, visibility])).toEqual([
      ['content/lots/notebooks.yaml', 'hidden'],
      ['content/posts/rascunho.mdx', 'published'],
    ])
    expect(diff.addresses).toMatchObject([
      { address: '/lotes-informatica/notebooks', change: 'dies' },
      { address: '/blog/rascunho', change: 'appears' },
    ])
  })
})

describe('a version that is not like today’s', () => {
  it('a base with an older schema is compared field by field, and says so', async () => {
    const diff = await afterChange(
      (one) => one.edit('lots/notebooks.yaml', 'valor: 90\ncor: preta\n', 'price: 100\n'),
      (one) => one.edit('lots/notebooks.yaml', 'price: 100\n', 'valor: 90\ncor: preta\n'),
    )
    expect(diff.documents[0]?.notes).toEqual([
      'A versão anterior não segue o esquema de hoje (price, valor, cor): comparada campo a campo.',
    ])
    expect(rows(diff)).toEqual(['price: null → R$ 100,00', 'valor: 90 → null', 'cor: preta → null'])
  })

  it('a base without sound YAML is compared as text, and says so', async () => {
    const diff = await afterChange(
      (one) => one.edit('lots/notebooks.yaml', 'title: "Lote', 'title: Lote'),
      (one) => one.edit('lots/notebooks.yaml', 'title: Lote', 'title: "Lote'),
    )
    expect(diff.documents[0]).toMatchObject({
      fields: [],
      notes: ['A versão anterior não é um YAML que se possa ler: comparada como texto.'],
    })
    expect(
      diff.documents[0]?.blocks[0]?.words.some(
        ({ kind, text }) => kind === 'gone' && text.includes('"'),
      ),
    ).toBe(true)
  })

  it('broken YAML that comes in is an error with the sentence of the check', async () => {
    const diff = await afterChange((one) =>
      one.edit('lots/notebooks.yaml', 'title: Lote', 'title: "Lote'),
    )
    expect(diff.errors).toMatchObject([
      { file: 'content/lots/notebooks.yaml', line: 1, message: 'as aspas não foram fechadas' },
    ])
    expect(markdownReport(diff)).toContain('## ⛔ Não pode ser publicado')
  })

  it('a folder that the site no longer knows is compared all the same', async () => {
    const diff = await afterChange(
      (one) => {
        one.rename('produtos/notebooks.yaml', 'lots/notebooks-2.yaml')
        one.edit('lots/notebooks-2.yaml', 'order: 10', 'rating: 4.5\norder: 10')
      },
      (one) =>
        one.write(
          'produtos/notebooks.yaml',
          one.read('lots/notebooks.yaml').replace('rating: 4.5\n', ''),
        ),
    )
    expect(diff.documents).toMatchObject([{ change: 'renamed', type: 'Lot' }])
    expect(rows(diff)).toEqual(['rating: null → 4,5'])
  })
})

it('a new commit on main does not show as a change of the branch', async () => {
  const one = new TestRepository()
  one.edit('lots/notebooks.yaml', 'units: 10', 'units: 20')
  one.commit('Unidades')
  one.git('checkout', '--quiet', 'main')
  one.edit('materials/inox.yaml', '4.5', '5')
  one.commit('Inox')
  one.git('checkout', '--quiet', 'mudanca')
  expect(rows(await one.compare())).toEqual(['units: 10 → 20 +100,0%'])
  expect(rows(await one.compare('main', 'mudanca'))).toEqual([
    'pricePerKg: R$ 5,00 → R$ 4,50 −10,0%',
    'units: 10 → 20 +100,0%',
  ])
})

it('two hundred changed documents arrive at once, and nothing is written into the repository', async () => {
  const names = Array.from(
    { length: 200 },
    (_, index) => `lots/lote-${String(index).padStart(3, '0')}.yaml`,
  )
  const one = new TestRepository((made) =>
    names.forEach((name) => made.write(name, made.read('lots/notebooks.yaml'))),
  )
  names.forEach((name) => one.edit(name, 'price: 100\n', 'price: 95\n'))
  const before = [one.git('count-objects', '-v'), one.git('status', '--porcelain')]
  const diff = await one.compare()
  expect(diff.documents).toHaveLength(200)
  expect(new Set(rows(diff))).toEqual(new Set(['price: R$ 100,00 → R$ 95,00 −5,0%']))
  expect([one.git('count-objects', '-v'), one.git('status', '--porcelain')]).toEqual(before)
})

it('a changed article in no known folder is named at its own line', async () => {
  const file = 'notas/solta.mdx'
  const article = '---\ntitle: Uma nota\n---\n\nO texto de antes.\n'
  const diff = await afterChange(
    (one) => one.edit(file, 'de antes', 'de agora'),
    (one) => one.write(file, article),
  )
  expect(diff.documents).toMatchObject([{ file: `content/${file}`, blocks: [{ line: 5 }] }])
})
