import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemListCsv, type ItemList } from '../../../src/content/table/item-list'
import { readItemList } from '../../../src/content/table/read-item-list'

/** Returns the item list of a text; throws when the text is refused. */
function sound(text: string): ItemList {
  const read = readItemList(text)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.itemList
}
/** Returns the errors for which a text is refused, a line each. */
const errors = (text: string) => {
  const read = readItemList(text)
  return 'errors' in read
    ? read.errors.map(({ place, message, fix }) => `${place}: ${message} — ${fix}`)
    : []
}

const HEAD = 'Linha;Modelo;Processador;Memória;Armazenamento;Funcional;Estética;Unidades'

describe('an item list', () => {
  it('is read as Excel in Brazil writes it', () => {
    expect(
      sound(
        `${HEAD}\r\n1;ThinkPad T480;i5-8350U;16 GB;SSD 256 GB;A;b;3\r\n2;"ThinkPad ""T"" 480";i5;8 ` +
          'GB;"HD; 500 GB";B;C;12\r\n;;;;;;;\r\n',
      ),
    ).toEqual({
      columns: [
        { label: 'Modelo', kind: 'model' },
        { label: 'Processador', kind: 'text' },
        { label: 'Memória', kind: 'text' },
        { label: 'Armazenamento', kind: 'text' },
        { label: 'Funcional', kind: 'functional' },
        { label: 'Estética', kind: 'cosmetic' },
        { label: 'Unidades', kind: 'units' },
      ],
      rows: [
        {
          line: 1,
          cells: ['ThinkPad T480', 'i5-8350U', '16 GB', 'SSD 256 GB', 'A', 'B', '3'],
          units: 3,
        },
        {
          line: 2,
          cells: ['ThinkPad "T" 480', 'i5', '8 GB', 'HD; 500 GB', 'B', 'C', '12'],
          units: 12,
        },
      ],
    })
  })

  it('needs only model and units; the editor may add columns, and the page orders them', () => {
    const { columns, rows } = sound('unidades;Tela;MODELO;Cor\n2;24 pol.;P2419H;preto')
    expect(columns.map(({ label }) => label)).toEqual(['Modelo', 'Tela', 'Cor', 'Unidades'])
    expect(rows[0]?.cells).toEqual(['P2419H', '24 pol.', 'preto', '2'])
  })

  it('may have commas between its cells, and the first line that Excel hides', () => {
    expect(sound('Modelo,Unidades\n"Monitor 21,5",3').rows[0]?.cells).toEqual(['Monitor 21,5', '3'])
    expect(sound('sep=;\r\nModelo;Unidades\r\nMonitor 21,5;3').rows[0]?.cells).toEqual([
      'Monitor 21,5',
      '3',
    ])
    expect(sound('Modelo;"Tela, em polegadas";Unidades\nP24;24;3').rows[0]?.units).toBe(3)
  })

  it('has semicolons between its cells where its headings have commas as well', () => {
    const { columns } = sound('Modelo;Tela, pol.;Cor, tampa, base;Unidades\nP24;24;preto;3')
    expect(columns.map(({ label }) => label).join('|')).toBe(
      'Modelo|Tela, pol.|Cor, tampa, base|Unidades',
    )
    expect(errors('Modelo;x,y,Quantidade\na;1')).toEqual([
      'A1 Modelo: falta a coluna Unidades — acrescente-a na primeira linha; sem ela não há relação',
    ])
  })

  it.each([
    ['', ': a relação está vazia'],
    ['Modelo;Unidades\n', ': a relação só tem os títulos'],
    ['Modelo\tUnidades\na\t1', ': as colunas não estão separadas por ponto e vírgula'],
    ['sep=|\nModelo|Unidades\na|1', ': as colunas não estão separadas por ponto e vírgula'],
    ['"Modelo;Unidades\na;1', ': as aspas abrem aqui e não fecham'],
    ['Modelo;Unidades;Funcionl\na;1;A', 'C1 Funcionl: a coluna «Funcionl» não é conhecida'],
    ['Modelo;Qtde\na;1', 'B1 Qtde: a coluna «Qtde» não é conhecida — queria dizer «Unidades»?'],
    ['Modelo;Modelo;Unidades\na;b;1', 'B1 Modelo: a coluna «Modelo» aparece duas vezes'],
    ['Modelo;;Unidades\na;b;1', 'B1: a coluna não tem título'],
    [
      'Modelo;Cor;Tela;Ano;Grupo;Local;Unidades\na;b;c;d;e;f;1',
      'F1 Local: o título «Local» é longo, tem',
    ],
    [
      `Modelo;Unidades${';a'.repeat(39)}\n`,
      ': a relação tem 41 colunas e 0 linhas; o máximo é 40 e 5000',
    ],
    ['Modelo;Unidades\na;1;c', 'C2: as células da linha são 3, e os títulos 2'],
    ['Modelo;Unidades\na', 'A2 Modelo: as células da linha são 1, e os títulos 2'],
    ['Modelo;Unidades\na;1\nTotal;1', 'A3 Modelo: a linha de total não entra na relação'],
    ['Linha;Modelo;Unidades\n1;a;1\n3;a;1', 'A3 Linha: a linha é a 2ª, mas o número é «3»'],
    ['Modelo;Unidades\n"a\nb";1', 'A2 Modelo: «a\nb» tem quebra de linha'],
    ['Modelo;Unidades\na\u202eb;1', 'A2 Modelo: «a\u202eb» tem quebra de linha ou um caractere'],
    ['Modelo;Unidades\n=1+1;1', 'A2 Modelo: «=1+1» começa como uma fórmula'],
    ['Modelo;Unidades\n ＠soma;1', 'A2 Modelo: «＠soma» começa como uma fórmula'],
    [`Modelo;Unidades\n${'a'.repeat(81)};1`, `A2 Modelo: «${'a'.repeat(40)}» tem 81 letras`],
    ['Modelo;Unidades\nIMEI 356938035643809;1', 'A2 Modelo: «IMEI 356938035643809» tem o número'],
    ['Modelo;Memória;Unidades\na;#N/D;1', 'B2 Memória: «#N/D» foi trocado pela planilha'],
    ['Modelo;Memória;Unidades\na;########;1', 'B2 Memória: «########» foi trocado'],
    ['Modelo;Unidades\n<b>Latitude</b>;1', 'A2 Modelo: «<b>Latitude</b>» tem marcas de HTML'],
    ['Modelo;Memória;Unidades\na;01/fev;1', 'B2 Memória: «01/fev» foi trocado'],
    ['Modelo;Processador;Unidades\na;45323;1', 'B2 Processador: «45323» é um dia'],
    ['Modelo;Memória;Unidades\na;1,23E+05;1', 'B2 Memória: «1,23E+05» foi trocado'],
    ['Modelo;Unidades\nLatitude S/N 5CG8461XYZ;1', 'A2 Modelo: «Latitude S/N 5CG8461XYZ» tem o'],
    ['Modelo;Funcional;Unidades\na;E;1', 'B2 Funcional: «E» não é uma nota — escreva A, B, C ou D'],
    ['Modelo;Memória;Unidades\na; ;1', 'B2 Memória: a célula está vazia'],
    ['Modelo;Unidades\na;0', 'B2 Unidades: «0» não é uma quantidade'],
    ['Modelo;Unidades\na;1.200', 'B2 Unidades: «1.200» não é uma quantidade'],
    ['Modelo;Unidades\na;2000000', 'B2 Unidades: «2000000» não é uma quantidade'],
  ])('%j is refused in a sentence', (text, sentence) => {
    expect(errors(text).map((said) => said.slice(0, sentence.length))).toEqual([sentence])
  })

  it.each(
    'IMEI 2;IMEI/MEID;Nº de série;Responsável;Números de série;Serial No;N/S;Nº do patrimônio;Plaqueta;Tag de serviço;MAC;Nome do usuário;E-mail'.split(
      ';',
    ),
  )('a column «%s» is never published', (heading) => {
    expect(errors(`Modelo;Unidades;${heading}\na;1;X`).join()).toContain('não pode ser publicada')
  })

  it.each(['Serigrafia', 'Etiqueta de energia', 'Sistema', 'Portas seriais', 'Porta serial'])(
    'a column «%s» is',
    (heading) => {
      expect(errors(`Modelo;Unidades;${heading}\na;1;X`)).toEqual([])
    },
  )
})

describe('a whole item list', () => {
  it('names every error at once, up to fifty', () => {
    const every = errors('Modelo;Funcional;Quantidade\n=a;E;x\n;A;1')
    expect(every.map((error) => error.slice(0, 13))).toEqual([
      'C1 Quantidade',
      'A2 Modelo: «=',
      'B2 Funcional:',
      'A3 Modelo: a ',
    ])
    const many = errors(`Modelo;Unidades\n${'a;0\n'.repeat(60)}`)
    expect([many.length, many.at(-1)]).toEqual([
      51,
      ': os erros desta relação são 60 — corrija estes primeiro',
    ])
  })

  it('has at most 5,000 rows', () => {
    expect(sound(`Modelo;Unidades\n${'a;1\n'.repeat(5000)}`).rows).toHaveLength(5000)
    expect(errors(`Modelo;Unidades\n${'a;1\n'.repeat(5001)}`)).toEqual([
      ': a relação tem 2 colunas e 5001 linhas; o máximo é 40 e 5000 — deixe só os títulos, e junte as linhas iguais',
    ])
    expect(errors(`Modelo;Unidades\n${'a\n'.repeat(5001)}`)).toHaveLength(1)
    expect(sound(`Modelo;Unidades\n${'a;1\n;\n'.repeat(5000)}`).rows).toHaveLength(5000)
  })

  it('comes back the same from the file that visitors download', () => {
    const word = fc
      .stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9;,"' áçã.×()]{0,20}[a-z0-9"]$/)
      .map((text) => text.replace(/ +/g, ' '))
      .filter((text) => !/^(?:sub)?total/i.test(text) && !/\d{15}/.test(text))
    const rows = fc.array(
      fc.tuple(word, word, fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 9999 })),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(rows, (items) => {
        const itemList: ItemList = {
          columns: [
            { label: 'Modelo', kind: 'model' },
            { label: 'Cor', kind: 'text' },
            { label: 'Funcional', kind: 'functional' },
            { label: 'Unidades', kind: 'units' },
          ],
          rows: items.map(([model, text, grade, units], index) => ({
            line: index + 1,
            cells: [model, text, grade, String(units)],
            units,
          })),
        }
        expect(sound(itemListCsv(itemList).slice(1))).toEqual(itemList)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('is never an exception, whatever the text', () => {
    const scraps = fc
      .array(
        fc.oneof(
          fc.constantFrom(...'Modelo|Unidades|;|,|\n|\r\n|"|A|1|sep=;\n|=|Linha'.split('|')),
          fc.string({ maxLength: 4 }),
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(scraps, (text) => {
        const read = readItemList(text)
        if ('errors' in read) {
          expect(read.errors.length).toBeGreaterThan(0)
          for (const { offset } of read.errors)
            expect(offset >= 0 && offset <= text.length).toBe(true)
        } else expect(read.itemList.rows.length).toBeGreaterThan(0)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
