import type { AboutPageView } from '../../../content/views'
import { useCompany } from '../../content'
import { Figures } from '../../ui/figures'
import { SectionLabel } from '../../ui/section'

/** The company's figures for this page. */
export function AboutStatistics({ heading }: { heading: AboutPageView['statistics'] }) {
  return (
    <section className="sec on-mask dark">
      <div className="wrap cols about-statistics">
        <div>
          <SectionLabel text={heading.label} designator="A3" />
          <h2>{heading.title}</h2>
          {heading.text && <p className="lead mt-4">{heading.text}</p>}
        </div>
        <Figures items={useCompany().claims.about} className="about-statistics-list" />
      </div>
    </section>
  )
}
