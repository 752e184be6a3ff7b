import type { ReactNode } from 'react'

/**
 * A page's own bar at the foot of a phone, with its subject and one action. The chat button shrinks
 * to a square at its left, so that there are never two bars. Wider windows show none.
 */
export const PageBar = ({
  label,
  title,
  text,
  children,
}: {
  label: string
  title: string
  text: string
  children: ReactNode
}) => (
  <div role="group" className="page-bar num" aria-label={label}>
    <p>
      <b>{title}</b>
      <small>{text}</small>
    </p>
    {children}
  </div>
)
