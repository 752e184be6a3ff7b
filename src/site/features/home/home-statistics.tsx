import type { HomePageView } from '../../../content/views'
import { useCompany } from '../../content'
import { Figures } from '../../ui/figures'
import { SectionLabel } from '../../ui/section'
import { TraceBranch } from './circuit-traces'

/** The company's figures for the home page; /sobre has its own. */
export function HomeStatistics({ heading }: { heading: HomePageView['statistics'] }) {
  return (
    <section className="sec on-mask dark home-statistics">
      <div className="wrap">
        <i className="circuit-traces circuit-traces-1" aria-hidden="true" />
        <TraceBranch section="statistics" />
        <SectionLabel text={heading.label} designator="U3" />
        <h2>{heading.title}</h2>
        {heading.text && <p className="lead mt-4">{heading.text}</p>}
        <Figures
          items={useCompany().claims.home}
          className="cols home-statistics-list mt-6 lg:mt-16"
        />
      </div>
    </section>
  )
}
