import { Bought } from './bought'
import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import { HomeServices } from './home-services'
import { HomeStatistics } from './home-statistics'
import { useHomePage, useServices } from '../../content'
import { RestOfPage } from '../../ui/rest-of-page'
import { Ticker } from './ticker'

/** / : the board from its gold contacts down to the call to action. */
export function HomePage() {
  const page = useHomePage()
  const services = useServices()
  return (
    <>
      <Hero texts={page.hero} />
      <Ticker ticker={page.ticker} />
      <RestOfPage>
        <HomeServices heading={page.services} services={services} />
        <Bought heading={page.bought} items={page.boughtItems} />
        <HomeStatistics heading={page.statistics} />
        <CallToAction heading={page.callToAction} buttons={page.callToActionButtons} />
      </RestOfPage>
    </>
  )
}
