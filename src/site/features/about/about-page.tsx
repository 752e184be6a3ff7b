import { IconSection } from '../../ui/icon-section'
import { RestOfPage } from '../../ui/rest-of-page'
import { AboutHeader } from './about-header'
import { AboutStatistics } from './about-statistics'
import { Creed } from './creed'
import { useAboutPage, useCertifications } from '../../content'
import { Seals } from './seals'
import { Team } from './team'
import { Timeline } from './timeline'

/** /sobre: what the company believes, what it has done, and who answers for it. */
export function AboutPage() {
  const page = useAboutPage()
  const certifications = useCertifications()
  return (
    <>
      <AboutHeader texts={page} />
      <Creed statements={[page.mission, page.vision, page.values]} />
      <RestOfPage>
        <IconSection
          className="pt-0"
          designator="A2"
          heading={page.valuesInAction}
          items={page.valuesInActionItems}
        />
        <AboutStatistics heading={page.statistics} />
        <Timeline heading={page.timeline} items={page.timelineItems} />
        <Team heading={page.team} members={page.teamMembers} />
        <Seals heading={page.certifications} words={page.proof} certifications={certifications} />
      </RestOfPage>
    </>
  )
}
