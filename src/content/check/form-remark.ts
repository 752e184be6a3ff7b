import { canonicalText } from '../canonical'
import type { Fault } from './fault'
import type { ReadDocument } from './read-document'

/** The «aviso» for a document that is not in the canonical form, at the first line that differs; none where it cannot be read. */
export function formRemark({
  type,
  text,
}: Pick<ReadDocument, 'type' | 'text'>): Omit<Fault, 'file'>[] {
  const canonical = canonicalText(type, text)
  if (canonical === undefined || canonical === text) return []
  const there = text.split('\n')
  const wanted = canonical.split('\n')
  const line = there.findIndex((one, index) => one !== wanted[index])
  return [
    {
      line: line < 0 ? there.length : line + 1,
      column: 1,
      field: 'arquivo',
      message: 'o arquivo não está na forma padrão',
      cure: 'rode npm run content:format, que o arruma sem mudar o que diz',
    },
  ]
}
