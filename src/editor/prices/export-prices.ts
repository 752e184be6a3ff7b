import type { ReadDocument } from '../../content/check/read-document'
import { nameOf, priceOf } from './plan-prices'

/**
 * The prices of all materials and lots as a CSV that Excel in Brazil opens with a double click: a
 * byte order mark, semicolons, decimal commas, Windows line ends. Rows carry the file's name and no
 * day: a price that comes back changed is a price of the day of its import.
 */
export function exportedPrices(documents: readonly ReadDocument[]): string {
  const rows = documents
    .filter(({ type }) => type === 'Material' || type === 'Lot')
    .flatMap((document) => {
      const price = priceOf(document)
      if (price === undefined) return []
      const file = document.file.replace(/\.yaml$/, '')
      return [[file, nameOf(document), price.toFixed(2).replace('.', ',')]]
    })
  const lines = [['Arquivo', 'Nome', 'Preço'], ...rows].map((cells) =>
    cells.map(cellText).join(';'),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/**
 * Excel would run a text that begins like a formula (OWASP, CSV injection); a blank before it
 * prevents that and is trimmed at the import.
 */
function cellText(text: string): string {
  const plain = /^[=+\-@\t]/.test(text) ? ` ${text}` : text
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
