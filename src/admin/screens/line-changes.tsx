import { useDeferredValue, useMemo } from 'react'
import { diffArrays } from 'diff'
import { changeLines } from '../../content/compare/change-lines'
import type { DocumentTypeName } from '../../content/document-types'

interface Line {
  sign: '-' | '+'
  number: number
  text: string
}

/** Lines that a save removes and adds, with their numbers in the old and in the new text. */
export function changedLines(before: string, after: string): Line[] {
  const [old = [], fresh = []] = [before, after].map((text) => text.split(/\r?\n/))
  let [gone, come] = [0, 0]
  return diffArrays(old, fresh).flatMap(({ value, removed, added }) =>
    value.flatMap((text): Line[] => {
      if (!added) gone++
      if (!removed) come++
      if (removed) return [{ sign: '-', number: gone, text }]
      return added ? [{ sign: '+', number: come, text }] : []
    }),
  )
}

/**
 * The lines that a save will change in the file; all others stay. While the document has no error,
 * also what visitors will see of it, in the review's words.
 */
export function LineChanges({
  type,
  file,
  before,
  after,
  isSound,
}: {
  type: DocumentTypeName
  file: string
  before: string
  after: string
  isSound: boolean
}) {
  // Updated a moment after the typing.
  const typed = useDeferredValue(after)
  const seen = useMemo(
    () => (isSound && before !== '' && typed !== before ? changeLines(type, before, typed) : []),
    [type, before, typed, isSound],
  )
  return (
    <section aria-labelledby="o-que-muda">
      <h2 id="o-que-muda" className="ed-h2">
        O que muda no arquivo
      </h2>
      <p className="hint">
        content/{file}
        {before === after && ': nada ainda.'}
      </p>
      {seen.length > 0 && (
        <ul className="mb-3" aria-label="O que muda no site">
          {seen.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      <ChangedLines before={before} after={after} />
    </section>
  )
}

const LINES =
  'rounded-control bg-white py-2 font-[ui-monospace,Consolas,monospace] text-[0.8125rem]/[1.6] ' +
  'wrap-anywhere whitespace-pre-wrap'
/** A whole item list would slow the page. */
const MOST_LINES = 200

/** Lines that one text has and the other has not; nothing for two equal texts. */
export function ChangedLines({
  before,
  after,
  label,
}: {
  before: string
  after: string
  label?: string
}) {
  const lines = useMemo(() => changedLines(before, after), [before, after])
  if (lines.length === 0) return null
  return (
    <ol className={LINES} aria-label={label}>
      {lines.slice(0, MOST_LINES).map(({ sign, number, text }) => (
        <li
          key={`${sign}${number}`}
          className={`px-3 ${sign === '-' ? 'bg-danger/10' : 'bg-mask-100'}`}
        >
          <span className="sr">
            {sign === '-' ? 'sai' : 'entra'}, linha {number}:{' '}
          </span>
          <span aria-hidden="true">{sign} </span>
          {text}
        </li>
      ))}
      {lines.length > MOST_LINES && <li className="px-3">E mais {lines.length - MOST_LINES}.</li>}
    </ol>
  )
}
