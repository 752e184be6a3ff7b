import type { Reason } from '../rules/reason'

/** First bytes of other programs' files, one letter a byte. */
const KINDS: readonly { start: RegExp; what: string; fix: string }[] = [
  {
    start: /^PK\x03\x04|^\xd0\xcf\x11\xe0|^\{\\rtf|^%PDF/,
    what: 'é de outro programa, como o Word, o Excel ou um PDF',
    fix: 'abra-o no programa, copie o texto e cole em um documento novo de texto simples',
  },
  {
    start: /^\xff\xd8\xff|^\x89PNG/,
    what: 'é uma foto',
    fix: 'mova-a para content/photos, com a terminação .jpg ou .png',
  },
  {
    start: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta|\?xml)\b/i,
    what: 'é uma página da web (HTML) ou um XML',
    fix: 'copie só o texto da página, como os vizinhos da mesma pasta',
  },
  {
    start: /^(?:\xff\xfe|\xfe\xff)|^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/,
    what: 'está em UTF-16, o «Unicode» do Bloco de Notas',
    fix: 'salve de novo com a codificação UTF-8',
  },
]

/** Bytes that are enough to recognize a file. */
const HEAD = 200

/** Returns, by its first bytes, why a file is no document; undefined when it may be one. */
export function foreignFile(bytes: Uint8Array): Reason | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  const kind = KINDS.find(({ start }) => start.test(head))
  return kind ? { message: `o arquivo ${kind.what}`, fix: kind.fix } : undefined
}

/** The marks that Git leaves in a merge conflict. `=======` alone may be a line of a text. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m
/** Columns as a spreadsheet saves them: the first line has separators and no field. */
const COLUMNS = /^[^:\n-][^:\n]*[;\t][^:\n]*\n[^\n]*[;\t]/

/**
 * Returns why a file is a table and no document. Item lists beside a lot are tables, and are not
 * checked here.
 */
export const tableError = (text: string): (Reason & { offset: number }) | undefined =>
  COLUMNS.test(text)
    ? {
        offset: 0,
        message: 'o arquivo é uma planilha salva como texto (CSV)',
        fix: 'escreva um «campo: valor» por linha, um documento por arquivo',
      }
    : undefined

/** Returns why a text is no document; the offset is where it shows. */
export function foreignText(text: string): (Reason & { offset: number }) | undefined {
  const conflict = CONFLICT.exec(text)
  if (conflict)
    return {
      offset: conflict.index,
      message: `há uma marca de conflito do Git («${conflict[0].slice(0, 30)}»)`,
      fix: 'fique com uma das duas versões e apague as linhas <<<<<<<, ======= e >>>>>>>',
    }
  const mac = /\r(?!\n)/.exec(text)
  return mac
    ? {
        offset: mac.index,
        message: 'há um fim de linha do Macintosh antigo (U+000D)',
        fix: 'salve de novo com fins de linha do Windows ou do Unix',
      }
    : undefined
}
