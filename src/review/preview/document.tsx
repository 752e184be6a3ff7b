import type { DocumentDiff, FieldDiff, SeenDiff } from '../content-diff'
import { anchor, Text, Words } from './texts'

const CHANGES = { new: 'Novo', gone: 'Removido', renamed: 'Renomeado', changed: 'Alterado' }
const VISIBILITY = {
  visible: '',
  draft: 'Rascunho: o visitante não vê.',
  published: 'Publicado: era rascunho.',
  hidden: 'Vira rascunho: sai do site.',
}

/** One document: its fields, what visitors see computed, and its texts. */
export function DocumentCard({
  document,
  hotLines,
}: {
  document: DocumentDiff
  hotLines: ReadonlySet<number>
}) {
  const {
    file,
    name,
    change,
    renamedFrom,
    visibility,
    fields,
    seen,
    blocks,
    notes,
    formattingOnly,
  } = document
  const isOneSided = change === 'new' || change === 'gone'
  const sentences = [
    VISIBILITY[visibility],
    ...notes,
    ...(formattingOnly ? ['Só formatação: nada muda para ninguém.'] : []),
  ].filter(Boolean)
  return (
    <article className="doc" id={anchor('doc', file)}>
      <header>
        <span className={`kind kind-${change}`}>{CHANGES[change]}</span>
        <h3>
          <Text>{name}</Text>
        </h3>
        <span className="path">
          <Text>{renamedFrom ? `${renamedFrom} → ${file}` : file}</Text>
        </span>
      </header>
      {sentences.map((sentence) => (
        <p className="note" key={sentence}>
          <Text>{sentence}</Text>
        </p>
      ))}
      {fields.length + seen.length > 0 && (
        <table className="chg">
          {!isOneSided && (
            <thead>
              <tr>
                <th className="silk">Campo</th>
                <th className="silk" colSpan={3}>
                  Antes e depois
                </th>
                <th className="silk pct">Diferença</th>
                <th className="silk">O que o visitante vê</th>
              </tr>
            </thead>
          )}
          <tbody>
            {fields.map((field) => (
              <FieldRow
                key={field.field + field.change}
                field={field}
                isHot={field.line !== undefined && hotLines.has(field.line)}
              />
            ))}
            {seen.map((one) => (
              <SeenRow key={one.title} seen={one} />
            ))}
          </tbody>
        </table>
      )}
      {blocks.map(({ under, words, line }, index) => (
        <p className="quote" key={index}>
          <span className="where">
            <Text>{[under, line && `linha ${line}`].filter(Boolean).join(', ')}</Text>
          </span>
          <Words words={words} />
        </p>
      ))}
    </article>
  )
}

function FieldRow({ field, isHot }: { field: FieldDiff; isHot: boolean }) {
  const { title, before, after, words, difference, seenIn, change } = field
  return (
    <tr className={isHot ? 'hotrow' : undefined}>
      <th scope="row">
        <Text>{title}</Text>
      </th>
      {words ? (
        <td className="words" colSpan={5}>
          <Words words={words} />
        </td>
      ) : (
        <Values
          before={before}
          after={after}
          difference={difference}
          why={change === 'moved' ? 'Mudou de lugar' : (seenIn ?? '')}
        />
      )}
    </tr>
  )
}

const SeenRow = ({ seen: { title, before, after, difference } }: { seen: SeenDiff }) => (
  <tr>
    <th scope="row">
      <Text>{title}</Text>
    </th>
    <Values before={before} after={after} difference={difference} why="Calculado" />
  </tr>
)

/** Longer values stand below one another. */
const LONG = 28

function Values({
  before,
  after,
  difference,
  why,
}: {
  before: string | null
  after: string | null
  difference: string | undefined
  why: string
}) {
  if (before === null || after === null || Math.max(before.length, after.length) > LONG) {
    return (
      <>
        <td className="words" colSpan={4}>
          {before !== null && (
            <del>
              <Text>{before}</Text>
            </del>
          )}
          {before !== null && after !== null && <br />}
          {after !== null && (
            <ins>
              <Text>{after}</Text>
            </ins>
          )}
        </td>
        <td className="why">
          <Text>{[difference, why].filter(Boolean).join(' · ')}</Text>
        </td>
      </>
    )
  }
  return (
    <>
      <td className="was-v">
        <Text>{before}</Text>
      </td>
      <td className="arr" aria-label="para">
        →
      </td>
      <td className="new-v">
        <Text>{after}</Text>
      </td>
      <td className="pct">{difference}</td>
      <td className="why">
        <Text>{why}</Text>
      </td>
    </>
  )
}
