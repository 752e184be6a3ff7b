import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** U+0020 to U+007E: the characters that a visitor may type into a search or a form. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')

/** Portuguese, with ñ and ü of Spanish names. */
const LETTERS = 'áâãàçéêíóôõúüñÁÂÃÀÇÉÊÍÓÔÕÚÜÑ'

/** No-break space (joins R$ and its number), ordinals, units, quotes, and the signs of prices and of chemistry. */
const SIGNS = '\u00A0ªº°§²³½¼¾©®·×«»¡¿–—‘’“”…•−€™₂'

/**
 * Archivo's Latin file has ← and ↑ without → and ↓. A pair of arrows in two typefaces looks like an
 * error, so all of them are left to the system's font.
 */
const ARROWS = new Set('←↑→↓▲▼')

/**
 * Returns the characters of the font cuts, sorted: the fixed set and those of `text`, without
 * control characters.
 */
export function wantedCharacters(text: string): string[] {
  const all = new Set(ASCII + LETTERS + SIGNS + text.normalize('NFC'))
  return [...all].filter((character) => !ARROWS.has(character) && !/\p{Cc}/u.test(character)).sort()
}

/** Returns all text of the editors: documents and item lists. */
export async function contentText(contentDir: string): Promise<string> {
  const names = await readdir(contentDir, { recursive: true })
  const texts = names.filter((name) => /\.(?:yaml|mdx|csv)$/.test(name)).sort()
  return (await Promise.all(texts.map((name) => readFile(join(contentDir, name), 'utf8')))).join('')
}
