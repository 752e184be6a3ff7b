import { describe, expect, it } from 'vitest'
import { afterChange, sentences } from '../test-repository'

describe('contacts come first and loud', () => {
  it('every contact of the company', async () => {
    const diff = await afterChange((one) => {
      one.edit('materials/inox.yaml', '4.5', '45')
      one.edit('company.yaml', '"+5511987654321"', '"+5511911112222"')
      one.edit('company.yaml', 'comercial@empresa.com.br', 'comercial@empresa-br.com')
      one.edit(
        'company.yaml',
        '  - network: Instagram',
        '  - network: Instagram\n    url: https://instagram.com/outra',
      )
      one.edit('company.yaml', 'Rua Direita, 10', 'Rua Direita, 11')
      one.edit('company.yaml', '08:00', '09:00')
    })
    expect(diff.warnings.slice(0, 4).map(({ kind, level }) => `${kind} ${level}`)).toEqual(
      Array(4).fill('contact alarm'),
    )
    expect(sentences(diff, 'contact').sort()).toEqual([
      'E-mail comercial: comercial@empresa.com.br → comercial@empresa-br.com',
      'Endereço › Rua e número: Rua Direita, 10 → Rua Direita, 11',
      'Redes sociais 1 › Endereço: nada → https://instagram.com/outra',
      'WhatsApp: (11) 98765-4321 → (11) 91111-2222',
    ])
    expect(diff.warnings.find(({ sentence }) => sentence.startsWith('WhatsApp'))).toMatchObject({
      file: 'content/company.yaml',
      line: 8,
    })
  })

  it('a contact within any text, however it is written, but not the company’s own', async () => {
    const diff = await afterChange((one) => {
      one.edit(
        'lots/notebooks.yaml',
        'Notebooks usados.',
        'Pague à vista na chave 3f2b8c1e-0d4a-4a3f-9a2b-1c2d3e4f5a6b.',
      )
      one.edit(
        'services/coleta.yaml',
        'action: toast',
        'action: https://wa.me/5511955554444?text=oi',
      )
      one.edit(
        'materials/metal.yaml',
        'Limpo e seco.',
        'Ligue (11) 3456-7890, (21) 2222-3333 ou ４００２-８９２２.',
      )
      one.edit(
        'posts/artigo.mdx',
        'Texto com',
        'Escreva a comercial@empresa.com.br, a <a href="mailto:vendas%40golpe.com">nós</a>, ' +
          'ligue +55 11 98765-4321. Texto com',
      )
    })
    expect(sentences(diff, 'contact').sort()).toEqual([
      '«Artigo» passa a trazer um contato que não é da empresa: e-mail vendas@golpe.com',
      '«Coleta» passa a trazer um contato que não é da empresa: link de conversa https://wa.me/5511955554444?text=oi',
      '«Lote com 10 notebooks» passa a trazer um contato que não é da empresa: chave Pix ' +
        '3f2b8c1e-0d4a-4a3f-9a2b-1c2d3e4f5a6b',
      '«metal» passa a trazer um contato que não é da empresa: telefone (21) 2222-3333, telefone 4002-8922',
    ])
  })

  it(
    'a contact that a published draft brings along, words of payment, new sites and ' +
      'characters that nobody sees',
    async () => {
      const diff = await afterChange(
        (one) => {
          one.edit('posts/rascunho.mdx', 'draft: true\n', '')
          one.edit('messages.yaml', 'Aguardo o retorno.', 'Aguardo o retorno e a chave Pix.')
          one.edit('services/coleta.yaml', 'action: toast', 'action: https://outra-casa.net/coleta')
          one.edit('materials/metal.yaml', 'Limpo e seco.', 'Limpo\u200b e seco.')
        },
        (one) => {
          one.edit('posts/rascunho.mdx', 'Texto com', 'Escreva a vendas@golpe.com. Texto com')
          if (!one.read('messages.yaml').includes('Aguardo o retorno.'))
            one.edit('messages.yaml', 'Como devo proceder', 'Aguardo o retorno. Como devo proceder')
        },
      )
      expect(diff.warnings.map(({ kind, level, file }) => [kind, level, file])).toEqual([
        ['contact', 'alarm', 'content/posts/rascunho.mdx'],
        ['payment', 'alarm', 'content/messages.yaml'],
        ['hidden-characters', 'alarm', 'content/materials/metal.yaml'],
        ['new-site', 'warning', 'content/services/coleta.yaml'],
        // The draft has the title of another article.
        ['own', 'warning', 'content/posts/rascunho.mdx'],
      ])
    },
  )

  it('a contact replaces one of its own kind, and signs that stood there before are not told again', async () => {
    const diff = await afterChange(
      (one) => {
        one.edit('lots/notebooks.yaml', 'ana@outra.com', 'bia@outra.com')
        one.edit('lots/notebooks.yaml', 'Ligue (21) 3333-4444 ou escreva', 'Escreva')
        one.edit('materials/metal.yaml', 'e seco', 'e bem seco')
        one.edit('materials/cobre.yaml', 'e seco', 'e\u200b seco')
      },
      (one) => {
        one.edit(
          'lots/notebooks.yaml',
          'Notebooks usados.',
          'Ligue (21) 3333-4444 ou escreva a ana@outra.com.',
        )
        for (const name of ['metal', 'cobre'])
          one.edit(`materials/${name}.yaml`, 'Limpo e seco.', 'Limpo\u200b e seco.')
      },
    )
    expect(sentences(diff)).toEqual([
      '«Lote com 10 notebooks» passa a trazer um contato que não é da empresa: ' +
        'e-mail bia@outra.com, no lugar de e-mail ana@outra.com',
      '«cobre» passa a ter caracteres invisíveis ou que invertem o texto',
    ])
  })
})

describe('prices', () => {
  it('jumps by their size, a shifted decimal sign called by its name, and the day that stayed', async () => {
    const diff = await afterChange((one) => {
      one.edit('materials/inox.yaml', '4.5', '45')
      one.edit('materials/cobre.yaml', '4.5', '6')
      one.edit('materials/metal.yaml', '4.5', '4.6')
    })
    expect(sentences(diff, 'price-jump')).toEqual([
      'inox: R$ 4,50 → R$ 45,00 por kg, +900,0%',
      'cobre: R$ 4,50 → R$ 6,00 por kg, +33,3%',
    ])
    expect(diff.warnings[0]?.why).toBe('Vírgula trocada?')
    expect(diff.warnings[1]?.why).not.toContain('Vírgula')
    expect(sentences(diff, 'price-day')).toEqual(
      ['inox', 'cobre', 'metal'].map(
        (name) => `${name}: o preço muda e o dia dele não, 20/11/2026`,
      ),
    )
  })

  it('a price of a day ahead that jumps, though the document confirms it', async () => {
    const diff = await afterChange((one) =>
      one.edit(
        'materials/inox.yaml',
        '  2026-11-20: 4.5\n',
        '  2026-12-01: 45\n  2026-11-20: 4.5\nconfirmedOn: "2026-12-01"\n',
      ),
    )
    expect(diff.errors).toEqual([])
    expect(diff.warnings.map(({ line, why }) => [line, why])).toEqual([[4, 'Vírgula trocada?']])
    expect(sentences(diff)).toEqual([
      'inox: R$ 4,50 → R$ 45,00 por kg a partir de 01/12/2026, +900,0%',
    ])
    expect(diff.prices).toBe('1 preço muda, +900,0%')
  })

  it('a badge that is gone', async () => {
    const gone = await afterChange((one) =>
      one.edit('lots/notebooks.yaml', 'price: 100', 'price: 200'),
    )
    expect(sentences(gone, 'badge')).toEqual(['Lote com 10 notebooks: o selo 50% OFF desaparece'])
    expect(gone.warnings.map(({ why }) => why)).toContain(
      'O preço não é mais menor que o original.',
    )
    const taken = await afterChange((one) =>
      one.edit('lots/notebooks.yaml', 'originalPrice: 200\n', ''),
    )
    expect(sentences(taken, 'badge')).toHaveLength(1)
    expect(taken.warnings.map(({ why }) => why)).toContain('O lote não tem mais o preço original.')
  })
})

it('days that have not come, but not a licence’s last day', async () => {
  const diff = await afterChange((one) => {
    one.edit('posts/artigo.mdx', '2026-03-01', '2026-12-20')
    one.write(
      'certifications/iso.yaml',
      `${one.read('certifications/iso.yaml').trimEnd()}\nvalidUntil: "2028-01-01"\n`,
    )
  })
  expect(sentences(diff, 'own')).toEqual([
    'Artigo, date: 20/12/2026 ainda não chegou: hoje é 22/11/2026',
  ])
})

it("the check's own warnings are repeated when the change caused them", async () => {
  const diff = await afterChange(
    (one) => {
      one.edit('lots/notebooks.yaml', 'originalPrice: 200', 'originalPrice: 1000')
      one.edit('materials/cobre.yaml', 'Limpo e seco.', 'Limpo e bem seco.')
    },
    (one) => one.edit('materials/cobre.yaml', 'name: cobre', 'name: Inox'),
  )
  expect(
    diff.warnings
      .filter(({ kind }) => kind === 'own')
      .map(({ kind, level, file, line, sentence, why }) => [
        kind,
        level,
        file,
        line,
        sentence,
        why,
      ]),
  ).toEqual([
    [
      'own',
      'warning',
      'content/lots/notebooks.yaml',
      4,
      'Lote com 10 notebooks, originalPrice: desconto de 90%: confira os dois preços',
      'Acima de 80% quase sempre um deles está errado: price ou originalPrice.',
    ],
  ])
})

it('a section that goes with its last document is said, with its pages', async () => {
  const fewer = await afterChange((one) => {
    one.edit('process-steps/etapa-02.yaml', 'title:', 'draft: true\ntitle:')
  })
  expect(sentences(fewer, 'section')).toEqual([])
  const none = await afterChange((one) => {
    for (const step of ['etapa-01', 'etapa-02'])
      one.edit(`process-steps/${step}.yaml`, 'title:', 'draft: true\ntitle:')
    one.remove('certifications/iso.yaml')
  })
  expect(none.warnings.filter(({ kind }) => kind === 'section')).toMatchObject([
    {
      file: 'content/process-steps/etapa-02.yaml',
      sentence: 'Etapa do processo: nada mais fica publicado',
      why: 'A seção sai inteira de /servicos, com o seu título.',
    },
    {
      file: 'content/certifications/iso.yaml',
      sentence: 'Certificação: nada mais fica publicado',
      why: 'A seção sai inteira de /servicos e de /sobre, com o seu título.',
    },
  ])
})
