import { Bought } from './bought'
import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import { HomeServices } from './home-services'
import { useHomePage, useServices, useCompany } from '../../content'
import { NewLots } from './new-lots'
import { Ticker } from './ticker'
import type { HomePageView } from '../../../content/views'
import { Figures } from '../../ui/facts'
import { SectionLabel } from '../../ui/section'
import { TraceBranch } from './circuit-traces'

/** / : the board from its gold contacts down to the call to action. */
export function HomePage() {
  const page = useHomePage()
  const services = useServices()
  return (
    <>
      <Hero texts={page.hero} />
      <Ticker ticker={page.ticker} />
      {page.newLots.lots.length > 0 && <NewLots texts={page.newLots} />}
      <HomeServices heading={page.services} services={services} />
      <Bought heading={page.bought} items={page.boughtItems} />
      <HomeStatistics heading={page.statistics} />
      <CallToAction heading={page.callToAction} buttons={page.callToActionButtons} />
    </>
  )
}

/** The company's figures for the home page; /sobre has its own. */
function HomeStatistics({ heading }: { heading: HomePageView['statistics'] }) {
  return (
    <section className="sec on-mask dark">
      <div className="wrap">
        <i className="circuit-traces circuit-traces-1" aria-hidden="true" />
        <TraceBranch section="statistics" />
        <SectionLabel text={heading.label} designator="U4" />
        <h2 className="max-w-[18em]">{heading.title}</h2>
        {heading.text && <p className="lead mt-4">{heading.text}</p>}
        <Figures items={useCompany().claims.home} className="cols mt-6 lg:mt-16" />
      </div>
    </section>
  )
}
