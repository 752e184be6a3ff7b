import { describe, expect, it } from 'vitest'
import { markdownReport } from '../../src/review/markdown/report'
import { afterChange, rows, seen, sentences } from './test-repository'

describe('a reviewer sees what changes', () => {
  it('nothing, where nothing changed', async () => {
    const diff = await afterChange(() => undefined)
    expect(diff).toMatchObject({
      documents: [],
      pictures: [],
      addresses: [],
      warnings: [],
      errors: [],
    })
    expect(markdownReport(diff)).toContain('Nada mudou no conteúdo.')
  })

  it('how far prices move, only where one does', async () => {
    const price = await afterChange((one) =>
      one.edit('lots/notebooks.yaml', '\nprice: 100\n', '\nprice: 110\n'),
    )
    expect(price.prices).toBe('1 preço muda, +10,0%')
    const text = await afterChange((one) =>
      one.edit('lots/notebooks.yaml', 'condition: Usado', 'condition: Usados'),
    )
    expect(text.documents).toHaveLength(1)
    expect(text.prices).toBeUndefined()
  })

  it('a price with its percentage, what a load comes to, and where it stands', async () => {
    const diff = await afterChange(
      (one) => {
        one.edit('materials/cobre.yaml', 'pricePerKg:\n', 'pricePerKg:\n  2026-11-21: 4.95\n')
      },
      // The price table shows no drafts, so the day of a draft's price does not count.
      (one) => one.edit('materials/inox.yaml', '2026-11-20: 4.5', '2026-11-22: 4.5\ndraft: true'),
    )
    expect(rows(diff)).toEqual([
      'pricePerKg: R$ 4,50 → R$ 4,95 +10,0%',
      'pricePerKg.2026-11-21: 20/11/2026 → 21/11/2026',
    ])
    expect(seen(diff)).toEqual([
      'Carga de 100 kg: R$ 450,00 → R$ 495,00 +10,0%',
      'Dia dos preços no painel: 20/11/2026 → 21/11/2026',
    ])
    expect(diff.documents[0]?.fields[0]).toMatchObject({
      title: 'Preço por quilo (R$)',
      line: 4,
      seenIn: 'Painel, faixa do topo de todas as páginas, página inicial',
    })
    expect(diff.warnings).toEqual([])
  })

  it('the variation that a price brings, and the lines below it that were rewritten', async () => {
    const diff = await afterChange(
      (one) => {
        one.edit(
          'materials/cobre.yaml',
          '2026-11-20: 4.5\n  2026-10-01: 4\n  2026-09-01: 3\n',
          '2026-11-21: 4.4\n  2026-11-20: 4.5\n  2026-10-01: 4.25\n',
        )
      },
      (one) =>
        one.edit(
          'materials/cobre.yaml',
          '2026-11-20: 4.5\n',
          '2026-11-20: 4.5\n  2026-10-01: 4\n  2026-09-01: 3\n',
        ),
    )
    expect(rows(diff)).toEqual([
      'pricePerKg: R$ 4,50 → R$ 4,40 −2,2%',
      'pricePerKg.2026-11-21: 20/11/2026 → 21/11/2026',
      'pricePerKg.2026-10-01: R$ 4,00 → R$ 4,25 +6,3%',
      'pricePerKg.2026-09-01: R$ 3,00 → null',
    ])
    expect(seen(diff)).toContain(
      'Variação: +12,5% sobre a média de 10/2026, R$ 4,00 → +3,5% sobre a média de 10/2026, R$ 4,25',
    )
  })

  it('a price that was confirmed: another day, and nothing that is only formatting', async () => {
    const diff = await afterChange((one) =>
      one.edit('materials/cobre.yaml', 'pricePerKg:\n', 'pricePerKg:\n  2026-11-21: 4.50\n'),
    )
    expect(rows(diff)).toEqual(['pricePerKg.2026-11-21: 20/11/2026 → 21/11/2026'])
    expect(diff.documents.map(({ formattingOnly }) => formattingOnly)).toEqual([false])
    expect(diff.warnings).toEqual([])
  })

  it('a price of the older shape beside one by day, as the same price', async () => {
    const diff = await afterChange(
      (one) =>
        one.edit(
          'materials/cobre.yaml',
          'pricePerKg: 4.25\nvariation: 1\n',
          'pricePerKg:\n  2026-11-20: 4.5\ninitialVariation: 2.5\n',
        ),
      (one) =>
        one.edit(
          'materials/cobre.yaml',
          'pricePerKg:\n  2026-11-20: 4.5\ninitialVariation: 2.5\n',
          'pricePerKg: 4.25\nvariation: 1\n',
        ),
    )
    expect(rows(diff).slice(0, 2)).toEqual([
      'pricePerKg: R$ 4,25 → R$ 4,50 +5,9%',
      'pricePerKg.2026-11-20: null → 20/11/2026',
    ])
    expect(seen(diff)).toContain('Variação: +1% → +2,5%')
  })

  it('the badge, the price per unit and the place of a lot', async () => {
    const diff = await afterChange(
      (one) => {
        one.edit('lots/notebooks.yaml', 'price: 100\n', 'price: 90\n')
        one.edit('lots/notebooks.yaml', 'order: 10', 'order: 30')
      },
      (one) =>
        one.write(
          'lots/monitores.yaml',
          one.read('lots/notebooks.yaml').replace('order: 10', 'order: 20'),
        ),
    )
    expect(seen(diff)).toEqual([
      'Selo de desconto: 50% OFF → 55% OFF',
      'Preço por unidade: R$ 10,00 → R$ 9,00 −10,0%',
      'Posição na lista: 1º de 2 → 2º de 2',
    ])
  })

  it('the titles that searches show, in the pages and after a change of the company', async () => {
    const diff = await afterChange((one) => {
      one.edit('pages/scrap.yaml', 'title: Texto', 'title: Preço da sucata')
      one.edit('company.yaml', 'name: Empresa', 'name: Nova')
    })
    expect(seen(diff)).toEqual([
      'Título na busca: … | Empresa → … | Nova',
      'Título na busca: Texto | Empresa → Preço da sucata | Nova',
    ])
  })

  it('an article word by word, below its heading and at its line', async () => {
    const text =
      'O primeiro parágrafo fica.\n\n## Antes\n\nSepare os cabos e as baterias antes da coleta.\n\nO último fica.\n'
    const diff = await afterChange(
      (one) =>
        one.edit(
          'posts/artigo.mdx',
          'Separe os cabos e as baterias antes',
          'Separe os cabos, as telas e as baterias antes',
        ),
      (one) => one.edit('posts/artigo.mdx', 'Texto com [contato](/contato).', text),
    )
    expect(diff.documents).toHaveLength(1)
    expect(diff.documents[0]?.blocks).toEqual([
      {
        under: 'Antes',
        line: 17,
        words: [
          { kind: 'same', text: 'Separe os cabos' },
          { kind: 'new', text: ', as telas' },
          { kind: 'same', text: ' e as baterias antes da coleta.' },
        ],
      },
    ])
  })

  it('an item that came, one that left and one that moved, and no more', async () => {
    const diff = await afterChange((one) =>
      one.edit(
        'lots/notebooks.yaml',
        '  - 8 GB de RAM\n  - SSD de 240 GB\n',
        '  - Com carregador\n  - SSD de 240 GB\n  - 8 GB de RAM\n',
      ),
    )
    expect(rows(diff)).toEqual([
      'specs[1]: null → Com carregador',
      'specs[3]: 1º lugar → 3º lugar: 8 GB de RAM',
    ])
  })

  it('only formatting: comments, quotes, order of keys, line ends, an option that is off', async () => {
    const diff = await afterChange((one) => {
      one.write(
        'materials/cobre.yaml',
        '# ' +
          `nota\n${one.read('materials/cobre.yaml').replace('name: cobre\n', '').replace('status: Comprando', 'status: "Comprando"')}name: ` +
          'cobre\ndraft: false\n',
      )
      one.write(
        'lots/notebooks.yaml',
        `${one.read('lots/notebooks.yaml')}illustrative: false\n`.replaceAll('\n', '\r\n'),
      )
      one.write('posts/artigo.mdx', `${one.read('posts/artigo.mdx')}\n<!-- rever em março -->\n`)
    })
    expect(diff.documents.map(({ file, formattingOnly }) => [file, formattingOnly])).toEqual([
      ['content/lots/notebooks.yaml', true],
      ['content/materials/cobre.yaml', true],
      ['content/posts/artigo.mdx', true],
    ])
    expect(diff.warnings).toEqual([])
    expect(markdownReport(diff)).toContain(
      '- `content/lots/notebooks.yaml`: só formatação, nada muda para ninguém',
    )
  })

  it('a picture with both sizes and the documents that show it, and the one that no page shows any more', async () => {
    const sharp = (await import('sharp')).default
    const picture = (width: number) =>
      sharp({ create: { width, height: 400, channels: 3, background: '#0f5b43' } })
        .jpeg()
        .toBuffer()
    const [small, large] = [await picture(400), await picture(800)]
    const diff = await afterChange(
      (one) => {
        one.write('photos/pasta/outra.jpg', large)
        one.write('photos/pasta/velha.jpg', large)
        one.edit(
          'lots/notebooks.yaml',
          'photo:\n  src: pasta/velha.jpg\n  alt: Notebooks empilhados\n',
          '',
        )
      },
      (one) => {
        one.write('photos/pasta/outra.jpg', small)
        one.write('photos/pasta/velha.jpg', small)
        one.edit('lots/notebooks.yaml', 'pasta/foto.jpg', 'pasta/velha.jpg')
        one.edit('posts/artigo.mdx', 'pasta/foto.jpg', 'pasta/outra.jpg')
      },
    )
    const sizes = {
      change: 'changed',
      before: { bytes: small.length, pixels: { width: 400, height: 400 } },
      after: { bytes: large.length, pixels: { width: 800, height: 400 } },
    }
    expect(diff.pictures).toEqual([
      { ...sizes, file: 'content/photos/pasta/outra.jpg', usedIn: ['content/posts/artigo.mdx'] },
      { ...sizes, file: 'content/photos/pasta/velha.jpg', usedIn: [] },
    ])
    expect(sentences(diff, 'unused-picture')).toEqual([
      'content/photos/pasta/velha.jpg não aparece em nenhuma página mais',
    ])
  })
})
