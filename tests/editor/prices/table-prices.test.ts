import { describe, expect, it } from 'vitest'
import { tableText } from '../../../src/editor/prices/read-table'
import { tablePrices } from '../../../src/editor/prices/table-prices'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** The prices that a table contains, and the errors of its other lines. */
const said = (bytes: string | Uint8Array) => {
  const { prices, errors } = tablePrices(
    tableText(typeof bytes === 'string' ? Buffer.from(bytes) : bytes),
  )
  return [
    ...prices.map(
      ({ line, name, price, day }) => `${line} ${name} ${price}${day ? ` ${day}` : ''}`,
    ),
    ...errors.map(({ line, sentence }) => `${line}: ${sentence}`),
  ]
}

describe('a table is read as it was meant', () => {
  it.each<[string, string | Uint8Array, string[]]>([
    ['with semicolons', 'Material;Preço\nCobre;41,50\n', ['2 Cobre 41.50']],
    [
      'with commas and quotes',
      'Material,Preço\nCobre,"41,50"\n"Fio, misto",1234.56\n',
      ['2 Cobre 41.50', '3 Fio, misto 1234.56'],
    ],
    ['with the price of now', 'Material;Preço atual;Novo preço\nCobre;40;41\n', ['2 Cobre 41']],
    ['with tabs', 'Material\tPreço\nCobre\t41,5', ['2 Cobre 41.5']],
    [
      'as Excel in Brazil saves it',
      latin1('Material;Preço\r\nAlumínio;R$ 1.234,56\r\n'),
      ['2 Alumínio 1234.56'],
    ],
    ['in UTF-8 with its mark', '\ufeffMaterial;Preço\nAlumínio;8\n', ['2 Alumínio 8']],
    [
      'in UTF-16',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('Material\tPreço\r\nAlumínio\t8\r\n', 'utf16le'),
      ]),
      ['2 Alumínio 8'],
    ],
    [
      'in UTF-16 with the other order of bytes',
      Buffer.from('\ufeffMaterial\tPreço\r\nAlumínio\t8\r\n', 'utf16le').swap16(),
      ['2 Alumínio 8'],
    ],
    ['with Excel’s first line', 'sep=,\r\nMaterial,Preço\r\nCobre,40.5\r\n', ['3 Cobre 40.5']],
    [
      'with the price before an older one',
      'Grupo;Preço por quilo (R$);Preço anterior;NOME DO MATERIAL;Data\nmetais;R$ 41,50/kg;40,00;Cobre;20/11/2026\n',
      ['2 Cobre 41.50 2026-11-20'],
    ],
    [
      'with headings of another order and more columns',
      'Grupo;Preço anterior;Preço por quilo (R$);NOME DO MATERIAL;Data\nmetais;40,00;R$ 41,50/kg;Cobre;20/11/2026\n',
      ['2 Cobre 41.50 2026-11-20'],
    ],
    [
      'with a day',
      'Dia;Arquivo;Valor\n20/11/2026;materials/cobre;41\n2026-11-21;metal;7\n',
      ['2 materials/cobre 41 2026-11-20', '3 metal 7 2026-11-21'],
    ],
    [
      'with empty rows and cells at the end',
      'Material;Preço;;\n;;;\nCobre;40;;\n\n',
      ['3 Cobre 40'],
    ],
    [
      'with a line break within a cell, and quotes within quotes',
      'Material;Preço\n"Fio\n""misto""";7\nCobre;8\n',
      ['2 Fio\n"misto" 7', '4 Cobre 8'],
    ],
  ])('%s', (_, bytes, lines) => expect(said(bytes)).toEqual(lines))

  it.each([
    [
      'without headings',
      'Cobre;40\n',
      '1: falta uma coluna: a do nome (Arquivo, Material, Lote ou Nome) e a do preço ' +
        '(Preço ou Valor) — escreva o nome dela na primeira linha, como Material;Preço',
    ],
    [
      'with two columns of prices',
      'Material;Preço;Preço novo\nCobre;40;41\n',
      '1: há duas colunas de preço, «Preço» e «Preço novo» — deixe uma só, ou escreva «Preço anterior» na outra',
    ],
    [
      'that is a spreadsheet',
      'PK\u0003\u0004\u0014\u0000',
      '1: é uma planilha do Excel, e não um CSV — no Excel, escolha Arquivo › Salvar como › CSV UTF-8',
    ],
    [
      'that is empty',
      '',
      '1: a tabela está vazia — a primeira linha diz as colunas, como Material;Preço',
    ],
    [
      'with a decimal comma between commas',
      'Material,Preço\nCobre,41,50\n',
      '2: tem 3 colunas, e a primeira linha 2 — um preço com vírgula pede ponto e vírgula ' +
        'entre as colunas, ou aspas: "41,50"',
    ],
    [
      'with quotes that nobody closes',
      'Material;Preço\n"Cobre;40\n',
      '2: as aspas abrem aqui e não fecham — feche-as no fim da célula ou apague-as',
    ],
    [
      'with words for a price',
      'Material;Preço\nCobre;a combinar\n',
      '2: «a combinar» não é um preço — escreva como 41,50 ou R$ 1.234,56, com no máximo ' +
        'dois algarismos depois da vírgula',
    ],
    [
      'with a broken formula',
      'Material;Preço\nCobre;#REF!\n',
      '2: «#REF!» não é um preço — escreva como 41,50 ou R$ 1.234,56, com no máximo dois algarismos depois da vírgula',
    ],
    [
      'with nothing to pay',
      'Material;Preço\nCobre;0,00\n',
      '2: «0,00» não é um preço — escreva como 41,50 ou R$ 1.234,56, com no máximo dois algarismos depois da vírgula',
    ],
    [
      'with a price less',
      'Material;Preço\nCobre;\n',
      '2: «Cobre» está sem preço — escreva-o ou apague a linha',
    ],
    [
      'with a name less',
      'Material;Preço\n;41\n',
      '2: falta o nome — escreva o material ou o lote, ou apague a linha',
    ],
    [
      'with a day that does not exist',
      'Material;Preço;Dia\nCobre;41;31/11/2026\n',
      '2: «31/11/2026» não é um dia — escreva como 20/11/2026',
    ],
  ])('and one %s is refused at its line', (_, text, line) => expect(said(text)).toEqual([line]))
})
