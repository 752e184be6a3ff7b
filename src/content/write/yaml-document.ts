import { parseDocument, type Document } from 'yaml'

/**
 * A YAML text with its comments and the way it is written. Duplicate keys are left to the check,
 * because the parser's own search compares every key with every other.
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
 * @throws Error for a reference to nothing (`*x`), which is parsed without a word and cannot be
 * written
 */
export const yamlText = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false })
