import { useLayout } from '../../content'
import { useToday } from '../../lib/use-today'
import { NOTICES } from './labels'

/**
 * What an editor tells every visitor for a time, above the page. start/price-days.ts hides a notice
 * of a page that is read later than it was built.
 */
export function Notices() {
  const { notices } = useLayout()
  const today = useToday()
  if (notices.length === 0) return null
  return (
    <section aria-label={NOTICES}>
      {notices.map(({ text, ends }) => (
        <p
          key={text}
          className="notice bg-gold-400"
          data-ends={ends}
          hidden={today !== undefined && ends <= today}
        >
          <span className="wrap block py-2">{text}</span>
        </p>
      ))}
    </section>
  )
}
