type Table = { offset: number; length: number }

/**
 * Returns the place of each table of an sfnt (uncompressed TrueType/OpenType) by its tag, in bytes
 * from the start.
 */
export function sfntTables(font: Buffer): Map<string, Table> {
  const tables = new Map<string, Table>()
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    tables.set(font.toString('latin1', record, record + 4), {
      offset: font.readUInt32BE(record + 8),
      length: font.readUInt32BE(record + 12),
    })
  }
  return tables
}

/**
 * Returns every character of the basic plane for which an sfnt has a glyph, from its Windows
 * Unicode map (OpenType specification, `cmap` format 4).
 * @throws Error when the font has no such map
 */
export function sfntCharacters(font: Buffer): Set<string> {
  const cmap = sfntTables(font).get('cmap')?.offset
  if (cmap === undefined) throw new Error('A fonte não tem a tabela cmap.')
  const records = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + 4 + 8 * index,
  )
  const unicode = records.find(
    (record) => font.readUInt16BE(record) === 3 && font.readUInt16BE(record + 2) === 1,
  )
  const map = unicode === undefined ? undefined : cmap + font.readUInt32BE(unicode + 4)
  if (map === undefined || font.readUInt16BE(map) !== 4)
    throw new Error('A fonte não tem um mapa Unicode de formato 4.')
  const segments = font.readUInt16BE(map + 6) / 2
  const characters = new Set<string>()
  for (let segment = 0; segment < segments; segment += 1) {
    const end = font.readUInt16BE(map + 14 + 2 * segment)
    const start = font.readUInt16BE(map + 16 + 2 * (segments + segment))
    // The last segment, U+FFFF alone, only marks the end.
    for (let code = start; code <= end && code !== 0xffff; code += 1)
      characters.add(String.fromCharCode(code))
  }
  return characters
}
