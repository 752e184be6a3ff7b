import { describe, expect, it } from 'vitest'
import { groupList, sumsOf } from '../../../../src/site/features/inventory/groups'
import { FAULTS, readFile, readText } from '../../../../src/site/features/inventory/read-list'
import { one } from '../../../support/model-documents'
import { workbookOf, zipOf } from '../../../support/workbook'

type Given = string | Uint8Array<ArrayBuffer>
const { kinds } = one('InventoryPage')

/** Reads and groups a list as the page does. */
async function understood(given: Given) {
  const sheets = await (typeof given === 'string' ? readText(given) : readFile(new Blob([given])))
  return groupList(sheets, kinds)
}
const linesOf = async (given: Given) =>
  (await understood(given)).groups.map(
    ({ kind, model, units }) => `${units} ${kind?.name} ${model}`,
  )
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const CSV = 'Tipo;Marca;Modelo;Qtd\nNotebook;Dell;5490;84\nMonitor;LG;22;30\n'
/** The same list as cells. */
const ROWS = CSV.trim()
  .split('\n')
  .map((line) => line.split(';').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)))

const TWO = ['84 Notebook Dell 5490', '30 Monitor LG 22']
describe('a list that is read', () => {
  it.each<[string, Given]>([
    ['separated by semicolons', CSV],
    ['separated by commas', CSV.replaceAll(';', ',')],
    ['pasted from a spreadsheet', CSV.replaceAll(';', '\t')],
    ['with Windows line ends', CSV.replaceAll('\n', '\r\n')],
    ['with old Macintosh line ends', CSV.replaceAll('\n', '\r')],
    ['in UTF-8 with its mark', new Uint8Array(Buffer.from(`\uFEFF${CSV}`))],
    ['in Latin-1', latin1(CSV.replace('Tipo', 'Espécie;Tipo').replaceAll('\n', '\nç;'))],
    ['in UTF-16', new Uint8Array(Buffer.from(`\uFEFF${CSV}`, 'utf16le'))],
    ['with Excel’s own first line', `sep=;\n${CSV}`],
    ['with a title and a blank line above the headings', `Inventário da matriz\n\n${CSV}`],
    ['with merged cells in its title', `;;Ativos 2026;\n${CSV}`],
    [
      'with numbered lines',
      'Item;Equipamento;Modelo;Qtd\n1;Notebook;Dell 5490;84\n2;Monitor;LG 22;30',
    ],
    ['with a quote that is left open', CSV.replace('Dell', '"Dell').replace(';LG', ';"LG"')],
    [
      'with a separator in quotes',
      CSV.replace('Tipo', 'Espécie;Tipo').replaceAll('\n', '\n"a;b";'),
    ],
    ['with a total below', `${CSV}Total;;;114\n`],
    [
      'without headings',
      CSV.slice(CSV.indexOf('\n') + 1)
        .replaceAll('Dell;', 'Dell ')
        .replaceAll('LG;', 'LG '),
    ],
    ['with numbers as Excel writes them', CSV.replace('84', '84,0').replace('30', '30 un')],
    [
      'one line for each device',
      `Tipo;Modelo\n${'Notebook;Dell 5490\n'.repeat(84)}${'Monitor;LG 22\n'.repeat(30)}`,
    ],
    [
      'in capitals and with accents',
      CSV.replace('Notebook', 'NOTEBOOKS').replace('Monitor', 'Mônitor'),
    ],
    ['as a workbook', workbookOf([ROWS])],
    ['as a workbook that is not packed', workbookOf([ROWS], {}, { stored: true })],
    ['as a workbook with a comment behind it', new Uint8Array([...workbookOf([ROWS]), 1, 2, 3])],
    [
      'as a workbook whose elements have a prefix',
      workbookOf([ROWS], {
        'xl/workbook.xml':
          '<x:workbook><x:sheets><x:sheet name="a" r:id="rId1"/></x:sheets></x:workbook>',
        'xl/worksheets/sheet1.xml': `<x:worksheet><x:sheetData>${ROWS.map(
          (row) =>
            `<x:row>${row.map((cell) => `<x:c t="str"><x:v>${cell}</x:v></x:c>`).join('')}</x:row>`,
        ).join('')}</x:sheetData></x:worksheet>`,
      }),
    ],
    ['as a workbook with macros', workbookOf([ROWS], { 'xl/vbaProject.bin': Buffer.alloc(9, 1) })],
    ['on the second sheet of a workbook', workbookOf([[['Leia-me']], ROWS])],
    [
      'as a workbook with formulas, whose saved values count',
      workbookOf([], {
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Target="/xl/a.xml" Id="r1"/></Relationships>',
        'xl/a.xml':
          '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Tipo</t></is></c><c r="D1" t="inlineStr"><is><r><t>Q</t></r><r><t>td</t></r></is></c><c r="C1" t="str"><v>Modelo</v></c></row>' +
          '<row r="2"/><row r="3"><c r="A3" t="str"><f>A1</f><v>Notebook</v></c><c r="C3" t="str"><v>Dell 5490</v></c><c r="D3"><f>80+4</f><v>84</v></c></row>' +
          '<row r="4"><c r="A4" t="str"><v>Monitor</v></c><c r="C4" t="str"><v xml:space="preserve">LG 22</v></c><c r="D4"><v>30</v></c><c r="ZZZ4"><v>9</v></c></row></sheetData></worksheet>',
      }),
    ],
  ])('%s has the same groups', async (_, given) => {
    expect((await linesOf(given)).map((line) => line.replace(/\s+/g, ' '))).toEqual(TWO)
  })

  it('has the signs that a workbook writes as entities', async () => {
    const cells = ['Tipo', 'Modelo', 'Notebook', '&lt;A&gt; &amp; &quot;B&quot; &apos;&#67;&#x44;']
    const row = (from: number) =>
      `<row>${cells
        .slice(from, from + 2)
        .map((cell) => `<c t="str"><v>${cell}</v></c>`)
        .join('')}</row>`
    const sheet = `<worksheet><sheetData>${row(0)}${row(2)}</sheetData></worksheet>`
    const lines = await linesOf(workbookOf([ROWS], { 'xl/worksheets/sheet1.xml': sheet }))
    expect(lines).toEqual([`1 Notebook <A> & "B" 'CD`])
  })

  it('never has numbers of machines or data of people in its groups, and says how many there were', async () => {
    const { groups, removed } = await understood(
      'Patrimônio;Nº de série;IMEI;Usuário;CPF;Tipo;Modelo;Qtd\n' +
        '001;ABC123;490154203237518;Ana;529.982.247-25;Notebook;Dell 5490 S/N: XYZ9876 ana@empresa.com.br;1\n' +
        '002;ABC124;;Rui;;Celular;Galaxy A52 490154203237518 52998224725;1\n',
    )
    expect(groups.map(({ model }) => model)).toEqual(['Dell 5490', 'Galaxy A52'])
    expect(removed).toEqual({ code: 7, person: 5 })
  })

  it('sums what is bought, taken and holds data, and leaves what it does not know aside', async () => {
    const { groups } = await understood(
      'Tipo;Modelo;Qtd\nNotebook;A;10\nImpressora;B;2\nLâmpada;C;40\nCadeira;D;7\nMonitor;E;-3\nTablet;F;0\n' +
        'Subtotal;;59\nTotal geral;;62\n',
    )
    expect(sumsOf(groups)).toMatchObject({ bought: 10, taken: 12, withData: 12 })
    expect(groups.slice(-2)).toEqual([
      { kind: undefined, model: 'Cadeira D', units: 7 },
      { kind: undefined, model: 'Monitor E', units: 1 },
    ])
  })

  it.each([
    'uns 20 computadores e 5 impressoras HP',
    'Temos 20 computadores, 5 impressoras HP.',
    '20 computadores\n5 impressoras HP',
  ])('«%s» is a sentence with quantities', async (prose) => {
    expect(await linesOf(prose)).toEqual(['20 Desktop ', '5 Impressora ou scanner HP'])
  })

  it('has a number before a measure, or within a model, for no quantity', async () => {
    expect(await linesOf('Notebook Dell 5490 i5\nSSD, 2 TB SSD')).toEqual([
      expect.stringMatching(/^1 /),
      expect.stringMatching(/^1 /),
    ])
  })

  it('names a kind by a word that is true of each of its devices', async () => {
    const named = await linesOf('Tipo;Qtd\nGeladeira;1\nScanner;1\nHeadset;1\nDVR;1\nTinta;1')
    expect(named.map((line) => line.trim())).toEqual([
      '1 Impressora ou scanner',
      '1 Telefone ou headset',
      '1 Câmera ou gravador',
      '1 Refrigeração',
      '1 Toner ou tinta',
    ])
  })

  it('shows what is bought first, and of that the most units', async () => {
    expect(await linesOf('Tipo;Modelo;Qtd\nLâmpada;C;40\nNotebook;A;1\nNotebook;B;9\n')).toEqual([
      '9 Notebook B',
      '1 Notebook A',
      expect.stringMatching(/^40 .* C$/),
    ])
  })
})

/** Content that is no list, with the fault for which the page has a sentence. */
const REFUSED: [string, Given, keyof typeof FAULTS][] = [
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks', ' \n\t\n ', 'empty'],
  ['separators alone', ';;;\n;;;\n', 'empty'],
  ['five megabytes of no list', new Uint8Array(5_000_000), 'unreadable'],
  ['a byte more', new Uint8Array(5_000_001), 'tooLarge'],
  ['more than ten thousand lines', `Tipo;Qtd\n${'Monitor;1\n'.repeat(10_000)}`, 'tooLarge'],
  ['five megabytes of blanks', ' '.repeat(5_000_000), 'empty'],
  ['a letter more', 'a'.repeat(5_000_001), 'tooLarge'],
  ['a PDF', latin1('%PDF-1.7\n'), 'unreadable'],
  ['a PNG', latin1('\x89PNG\r\n\x1A\n'), 'unreadable'],
  ['a program', latin1(`MZ${'\0'.repeat(100)}`), 'unreadable'],
  ['a web page', '<!DOCTYPE html><table><tr><td>Notebook</td></tr></table>', 'unreadable'],
  ['an old Excel file', latin1('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), 'unreadable'],
  ['a Word document', zipOf({ 'word/document.xml': '<w/>' }), 'unreadable'],
  ['half a workbook', workbookOf([ROWS]).slice(0, 300), 'unreadable'],
  [
    'bytes changed inside',
    (() => {
      const bytes = workbookOf([ROWS])
      const part = Buffer.from(bytes).indexOf('xl/workbook.xml') + 15
      bytes.fill(0xff, part, part + 40)
      return bytes
    })(),
    'unreadable',
  ],
  [
    'a sheet that unpacks to 45 MB',
    workbookOf([ROWS], { 'xl/worksheets/sheet1.xml': 'A'.repeat(45_000_000) }),
    'tooLarge',
  ],
  ['a workbook with an empty sheet', workbookOf([[]]), 'empty'],
  [
    'a workbook whose sheets are hidden',
    workbookOf([ROWS], {
      'xl/workbook.xml': '<workbook><sheet name="a" r:id="rId1" state="veryHidden"/></workbook>',
    }),
    'empty',
  ],
]
it('ten thousand lines are read', async () => {
  const { groups } = await understood(`Tipo;Qtd\n${'Monitor;1\n'.repeat(9999)}`)
  expect(groups).toMatchObject([{ units: 9999 }])
})

it.each(REFUSED)('%s is refused', async (_, given, fault) => {
  await expect(understood(given)).rejects.toThrow(FAULTS[fault])
})

it('markup, entities and formulas are only text, as far as a name can go', async () => {
  const formula = '=HYPERLINK("http://x")<b>&lol;</b>'
  const rows = [
    ['Tipo', 'Modelo'],
    ['Notebook', formula],
    ['Monitor', 'a'.repeat(500_000)],
  ]
  expect(await linesOf(workbookOf([rows]))).toEqual([
    `1 Notebook ${formula}`,
    `1 Monitor ${'a'.repeat(60)}`,
  ])
})
