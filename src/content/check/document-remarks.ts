import { remarks } from '../remarks'
import type { RemarkFacts } from '../remarks/remarker'
import { altRemark } from '../remarks/words'
import type { Fault } from './fault'
import { locate, type LateFault } from './locate'
import type { ReadArticle } from './read-article'
import type { ReadDocument } from './read-document'

/**
 * What a colleague would remark on in one document, as content:check's «avisos»: of the same shape as faults, but nothing is
 * refused for them. A draft gets none before it is published. Pure.
 * @param article the one parsing of an article's text
 */
export function documentRemarks(
  document: ReadDocument,
  facts: RemarkFacts,
  article: (body: string) => ReadArticle,
): Omit<Fault, 'file'>[] {
  if (document.draft) return []
  return locate(document, [...remarks(document, facts), ...bodyRemarks(document, article)])
}

function bodyRemarks({ body }: ReadDocument, article: (body: string) => ReadArticle): LateFault[] {
  if (body === undefined) return []
  return article(body).images.flatMap(({ alt, offset }): LateFault[] => {
    const reason = altRemark(alt)
    return reason ? [{ ...reason, bodyOffset: offset }] : []
  })
}
