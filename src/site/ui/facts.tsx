import type { ReactNode } from 'react'

export interface Fact {
  name: string
  /** A fact without a value is left out. */
  value: ReactNode
  /** Small, below the value. */
  note?: string | undefined
}

/** Named facts, one below the other. */
export const Facts = ({ items }: { items: readonly Fact[] }) => (
  <dl className="facts num">
    {items.map(
      ({ name, value, note }) =>
        Boolean(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ),
    )}
  </dl>
)

/**
 * Big figures in a row, strung on one trace; `scope` is a text below a figure about what it covers.
 */
export function Figures({
  items,
  className = 'cols',
}: {
  items: readonly { figure: string; label: string; scope?: string }[]
  className?: string
}) {
  return (
    <ul className={className}>
      {items.map(({ figure, label, scope }, index) => (
        <li key={index} className="figures-item">
          <span className="figure num">{figure}</span>
          <p>{label}</p>
          {scope && <p className="figures-scope">{scope}</p>}
        </li>
      ))}
    </ul>
  )
}
