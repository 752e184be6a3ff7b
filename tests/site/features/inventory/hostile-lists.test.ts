import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { workbookOf, zipOf } from '../../../support/workbook'
import { latin1, linesOf, ROWS, understood } from './understood'

const bomb = 'A'.repeat(45_000_000)
const OLE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'
/** Content that is no list, with the fault for which the page has a sentence. */
const HOSTILE: [string, string | Uint8Array<ArrayBuffer>, string][] = [
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks', ' \n\t\n ', 'empty'],
  ['separators alone', ';;;\n;;;\n', 'noRows'],
  ['ten megabytes', new Uint8Array(10_000_000), 'tooLarge'],
  ['five megabytes pasted', 'a'.repeat(5_000_001), 'tooLarge'],
  ['a PDF', latin1('%PDF-1.7\n'), 'pdf'],
  ['a PNG', latin1('\x89PNG\r\n\x1A\n'), 'picture'],
  ['a photo', latin1('\xFF\xD8\xFF\xE0 JFIF'), 'picture'],
  ['a GIF', latin1('GIF89a'), 'picture'],
  ['a WebP', latin1('RIFF0000WEBP'), 'picture'],
  ['an RTF', latin1('{\\rtf1}'), 'notSheet'],
  ['a RAR', latin1('Rar!\x1A\x07'), 'notSheet'],
  ['a 7z', latin1('7z\xBC\xAF\x27\x1C'), 'notSheet'],
  ['a gzip', new Uint8Array(gzipSync('a')), 'notSheet'],
  ['a program', latin1(`MZ${'\0'.repeat(100)}`), 'notSheet'],
  ['zeros', new Uint8Array(1000), 'notSheet'],
  ['a web page', '<!DOCTYPE html><table><tr><td>Notebook</td></tr></table>', 'page'],
  ['an Excel page', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"></html>', 'page'],
  ['XML', '<?xml version="1.0"?><lista/>', 'page'],
  ['an old Excel file', latin1(`${OLE}${'x'.repeat(600)}`), 'oldExcel'],
  [
    'a locked workbook',
    latin1(`${OLE}${Buffer.from('EncryptedPackage', 'utf16le').toString('latin1')}`),
    'password',
  ],
  ['a locked ZIP', workbookOf([ROWS], {}, { locked: true }), 'password'],
  ['an OpenDocument', zipOf({ mimetype: 'x', 'content.xml': '<office/>' }), 'ods'],
  ['a Word document', zipOf({ 'word/document.xml': '<w/>' }), 'notSheet'],
  ['a ZIP of pictures', zipOf({ 'a.jpg': 'x' }), 'notSheet'],
  ['an empty ZIP', latin1(`PK\x05\x06${'\0'.repeat(18)}`), 'empty'],
  ['half a workbook', workbookOf([ROWS]).slice(0, 300), 'damaged'],
  ['a workbook without its end', workbookOf([ROWS]).slice(0, -10), 'damaged'],
  ['a ZIP mark and nothing else', latin1('PK\x03\x04'), 'damaged'],
  [
    'a directory that points beyond the file',
    (() => {
      const bytes = workbookOf([ROWS])
      new DataView(bytes.buffer).setUint32(bytes.length - 6, 0x7fffffff, true)
      return bytes
    })(),
    'damaged',
  ],
  [
    'bytes changed inside',
    (() => {
      const bytes = workbookOf([ROWS])
      const part = Buffer.from(bytes).indexOf('xl/workbook.xml') + 15
      bytes.fill(0xff, part, part + 40)
      return bytes
    })(),
    'damaged',
  ],
  ['a packing that no spreadsheet uses', workbookOf([ROWS], {}, { method: 12 }), 'damaged'],
  [
    'a sheet that unpacks to 45 MB',
    workbookOf([ROWS], { 'xl/worksheets/sheet1.xml': bomb }),
    'bomb',
  ],
  [
    'a ZIP of three thousand parts',
    zipOf(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`p${index}`, '']))),
    'bomb',
  ],
  ['a workbook without sheets', workbookOf([]), 'noRows'],
  ['a workbook with an empty sheet', workbookOf([[]]), 'noRows'],
  [
    'a workbook whose sheets are hidden',
    workbookOf([ROWS], {
      'xl/workbook.xml': '<workbook><sheet name="a" r:id="rId1" state="veryHidden"/></workbook>',
    }),
    'noRows',
  ],
  [
    'a workbook whose sheet is missing',
    workbookOf([ROWS], { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
    'noRows',
  ],
  [
    'a workbook that is no XML',
    workbookOf([ROWS], { 'xl/worksheets/sheet1.xml': 'não é XML <row <c' }),
    'noRows',
  ],
]

describe('a hostile list', () => {
  it.each(HOSTILE)('%s is refused', async (_, given, fault) => {
    expect(await understood(given)).toMatchObject({ fault })
  })

  it.each([
    ['rows that do not end', '<row>'.repeat(200_000)],
    ['cells that do not end', `<row>${'<c '.repeat(200_000)}</row>`],
    ['strings in strings', `<row><c t="inlineStr">${'<t '.repeat(200_000)}</c></row>`],
  ])('of %s is given up at once', async (_, xml) => {
    const sheet = { 'xl/worksheets/sheet1.xml': xml }
    expect(await understood(workbookOf([ROWS], sheet))).toMatchObject({ fault: 'noRows' })
  })

  it('with a cell of half a megabyte is read as far as a name can go', async () => {
    const lines = await linesOf(`Tipo;Modelo\nNotebook;${'a'.repeat(500_000)}\n`)
    expect(lines).toEqual([`1 Notebook ${'a'.repeat(60)}`])
  })

  it('with entities that would grow, markup and formulas is only text', async () => {
    const lines = await linesOf(
      workbookOf(
        [
          [
            ['Tipo', 'Modelo'],
            ['Notebook', '=HYPERLINK("http://x")<b>&lol;</b>'],
          ],
        ],
        {},
      ),
    )
    expect(lines).toEqual(['1 Notebook =HYPERLINK("http://x")<b>&lol;</b>'])
  })
})
