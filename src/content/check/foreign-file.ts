import type { Reason } from '../rules/reason'

const NEW_DOCUMENT =
  'abra-o no programa, copie o texto e cole em um documento novo de texto simples'
const COPY = 'um arquivo do conteúdo é só texto, como os vizinhos da mesma pasta'

/** First bytes of other programs' files, one letter a byte. */
const KINDS: readonly { start: RegExp; what: string; fix: string }[] = [
  { start: /^PK\x03\x04[^]*word\//, what: 'é um documento do Word (.docx)', fix: NEW_DOCUMENT },
  { start: /^PK\x03\x04[^]*xl\//, what: 'é uma planilha do Excel (.xlsx)', fix: NEW_DOCUMENT },
  { start: /^PK\x03\x04/, what: 'é do Word, do Excel ou compactado (.zip)', fix: NEW_DOCUMENT },
  {
    start: /^\xd0\xcf\x11\xe0/,
    what: 'é antigo, do Word ou do Excel (.doc, .xls)',
    fix: NEW_DOCUMENT,
  },
  { start: /^\{\\rtf/, what: 'é um texto com formatação (RTF)', fix: NEW_DOCUMENT },
  { start: /^%PDF/, what: 'é um PDF', fix: NEW_DOCUMENT },
  {
    start: /^\xff\xd8\xff/,
    what: 'é uma foto JPEG',
    fix: 'mova-a para content/photos, com a terminação .jpg',
  },
  {
    start: /^\x89PNG/,
    what: 'é uma imagem PNG',
    fix: 'mova-a para content/photos, com a terminação .png',
  },
  {
    start: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta)\b/i,
    what: 'é uma página da web (HTML)',
    fix: `copie só o texto da página; ${COPY}`,
  },
  { start: /^(?:\xef\xbb\xbf)?\s*<\?xml/i, what: 'é um XML', fix: COPY },
  {
    start: /^(?:\xff\xfe|\xfe\xff)|^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/,
    what: 'está em UTF-16, o «Unicode» do Bloco de Notas',
    fix: 'salve de novo com a codificação UTF-8',
  },
]

/** Bytes that are enough to recognize a file; the names in a zip are near its beginning. */
const HEAD = 4000

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
