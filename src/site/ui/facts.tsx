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
