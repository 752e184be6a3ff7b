import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a document and its item list under a numbered name, title, code and position. Positions
 * begin at 1000: delivered documents use those up to 999, and no two of a type may share one.
 */
export function multiply(
  from: string,
  to: string,
  folder: string,
  name: string,
  number: number,
): void {
  const text = readFileSync(join(from, folder, name), 'utf8')
  writeFileSync(
    join(to, folder, name.replace('.', `-${number}.`)),
    text
      .replace(/^(title: )(["']?)(.*?)\2$/m, `$1$2$3 ${number}$2`)
      .replace(/^order: \d+/m, `order: ${1000 + number}`)
      .replace(/^code: .*$/m, `code: RT-${100_000 + number}`),
  )
  const items = name.replace(/\.yaml$/, '.csv')
  if (items !== name && existsSync(join(from, folder, items)))
    copyFileSync(join(from, folder, items), join(to, folder, items.replace('.', `-${number}.`)))
}
