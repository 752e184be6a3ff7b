import type { ReactNode } from 'react'

interface ContactBoxProps {
  title: string
  rows: readonly { label: string; value: ReactNode }[]
  /** The buttons. */
  children: ReactNode
}

/** The contact for the subject of a page of text. */
export function ContactBox({ title, rows, children }: ContactBoxProps) {
  return (
    <section className="contact-box">
      <h2 className="h4">{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="btns">{children}</div>
    </section>
  )
}
