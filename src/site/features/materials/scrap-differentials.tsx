import type { DifferentialView, ScrapPageView } from '../../../content/views'
import { Icon } from '../../ui/icon'
import { SectionLabel } from '../../ui/section'

/** Reasons to sell here. */
export function ScrapDifferentials({ heading, differentials }: { heading: ScrapPageView['differentials']; differentials: DifferentialView[] }) {
  return (
    <section className="sec diffs">
      <div className="wrap">
        <SectionLabel text={heading.label} designator="P3" />
        <div className="grid">
          <div className="diff-h">
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-4">{heading.text}</p>}
          </div>
          <ul className="diff">
            {differentials.map(({ slug, icon, title, description }) => (
              <li key={slug}>
                <Icon name={icon} className="i" />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
