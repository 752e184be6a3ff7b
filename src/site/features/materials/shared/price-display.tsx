import type { ReactNode } from 'react'

/** A dark panel in the look of an exchange's display, with the contacts of a circuit board at its foot. */
export const PriceDisplay = ({
  children,
  ...name
}: {
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}) => (
  <section className="board" {...name}>
    <div className="board-face">{children}</div>
    <div className="board-contacts" aria-hidden="true">
      <i />
      <i />
    </div>
  </section>
)
