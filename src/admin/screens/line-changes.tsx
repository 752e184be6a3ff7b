import { useDeferredValue, useMemo } from 'react'
import { diffArrays } from 'diff'
import { changeLines } from '../../content/compare/change-lines'
import type { DocumentTypeName } from '../../content/document-types'
import { SmallButton } from '../form/field-frame'

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
      return removed
        ? [{ sign: '-', number: gone, text }]
        : added
          ? [{ sign: '+', number: come, text }]
          : []
    }),
  )
}

/**
 * What visitors will see differently, in the review's words. It is updated a moment after the
 * typing.
 */
function SeenChanges({
  type,
  before,
  after,
}: {
  type: DocumentTypeName
  before: string
  after: string
}) {
  const typed = useDeferredValue(after)
  // A new document has no text yet.
  const lines = useMemo(() => changeLines(type, before || undefined, typed), [type, before, typed])
  return (
    <ul className="mb-3" aria-label="O que muda no site">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

/** The lines that a save will change in the file, and what visitors will see of it; all others stay. */
export function LineChanges({
  type,
  file,
  before,
  after,
}: {
  type: DocumentTypeName
  file: string
  before: string
  after: string
}) {
  const lines = changedLines(before, after)
  const count = (sign: Line['sign'], one: string, many: string) => {
    const found = lines.filter((line) => line.sign === sign).length
    return `${found} ${found === 1 ? one : many}`
  }
  return (
    <section aria-labelledby="o-que-muda">
      <h2 id="o-que-muda" className="ed-h2">
        O que muda no arquivo
      </h2>
      <p className="hint">
        content/{file}:{' '}
        {lines.length === 0
          ? 'nada ainda.'
          : `${count('-', 'linha sai', 'linhas saem')}, ${count('+', 'entra', 'entram')}.`}
      </p>
      {before !== '' && lines.length > 0 && (
        <SeenChanges type={type} before={before} after={after} />
      )}
      <ChangedLines before={before} after={after} />
    </section>
  )
}

const LINES =
  'rounded-control bg-white py-2 font-[ui-monospace,Consolas,monospace] text-[0.8125rem]/[1.6] ' +
  'wrap-anywhere whitespace-pre-wrap'

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
  const lines = changedLines(before, after)
  if (lines.length === 0) return null
  return (
    <ol className={LINES} aria-label={label}>
      {lines.map(({ sign, number, text }) => (
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
    </ol>
  )
}

/** Says that unsaved work is back, and what somebody else changed meanwhile. */
export function KeptWork({
  file,
  says,
  meanwhile,
  since,
  before,
  discard,
}: {
  file: string
  says: string
  /** About the changes of somebody else, where there are some. */
  meanwhile: string
  /** `since`: the stored text when the work began. `before`: the stored text now. */
  since: string
  before: string
  discard: () => void
}) {
  return (
    <div className="ed-notice">
      <p>{says}</p>
      {since !== before && (
        <>
          <p>{meanwhile}</p>
          <ChangedLines before={since} after={before} label={`O que mudou em content/${file}`} />
        </>
      )}
      <SmallButton onPress={discard}>Descartar o que não foi salvo</SmallButton>
    </div>
  )
}
