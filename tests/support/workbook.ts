import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP file of these parts. With `stored`, the parts are not compressed. */
export function zipOf(
  parts: Readonly<Record<string, string | Buffer>>,
  state: { stored?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text)
    const body = state.stored ? bytes : deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(state.stored ? 0 : 8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(body.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.copy(head, 4, 0)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    fields.copy(entry, 6, 0)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    files.push(head, Buffer.from(name), body)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + body.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, index, end]))
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An XLSX workbook of these sheets, with shared strings; parts in `more` replace its own. */
export function workbookOf(
  sheets: readonly (readonly (readonly (string | number)[])[])[],
  more: Readonly<Record<string, string | Buffer>> = {},
  state?: Parameters<typeof zipOf>[1],
): Uint8Array<ArrayBuffer> {
  const strings: string[] = []
  const cell = (value: string | number) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`
    strings.push(value)
    return `<c t="s"><v>${strings.length - 1}</v></c>`
  }
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${sheets.map((_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
  }
  sheets.forEach((rows, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`
  })
  parts['xl/sharedStrings.xml'] =
    `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`
  return zipOf({ ...parts, ...more }, state)
}
