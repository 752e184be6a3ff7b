import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a document under a numbered name, title and code, with its list of items if it has one. */
export function multiply(from: string, to: string, folder: string, name: string, number: number): void {
  const text = readFileSync(join(from, folder, name), 'utf8')
  writeFileSync(join(to, folder, name.replace('.', `-${number}.`)), text
    .replace(/^(title: )(["']?)(.*?)\2$/m, `$1$2$3 ${number}$2`)
    .replace(/^code: .*$/m, `code: RT-${100_000 + number}`))
  const items = name.replace(/\.yaml$/, '.csv')
  if (items !== name && existsSync(join(from, folder, items))) copyFileSync(join(from, folder, items), join(to, folder, items.replace('.', `-${number}.`)))
}
