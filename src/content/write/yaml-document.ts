import { parseDocument, type Document } from 'yaml'

/**
 * Parses a YAML text with its comments and its formatting. The check finds duplicate keys, because
 * the parser's own search compares every key with every other.
 */
export const yamlDocument = (text: string): Document =>
  parseDocument(text, {
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })

/**
 * The text of a document: two blanks a level, a paragraph of a folded text on one line.
 * @throws Error for a reference to nothing (`*x`), which the parser accepts silently and the
 * library cannot write
 */
export const yamlText = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false })
