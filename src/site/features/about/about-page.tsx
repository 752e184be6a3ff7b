import { IconSection } from '../../ui/icon-section'
import { useAboutPage, useCertifications, useCompany } from '../../content'
import type { AboutPageView, CertificationView } from '../../../content/views'
import { SectionLabel, SectionHeading, SideHeading } from '../../ui/section'
import { CircuitDrawing } from './circuit-drawing'
import { Figures } from '../../ui/facts'
import { CertificationProof } from '../../ui/certification-proof'
import { initials } from '../../lib/format'

/** /sobre: mission, vision and values of the company, its history, team and certificates. */
export function AboutPage() {
  const page = useAboutPage()
  const certifications = useCertifications()
  return (
    <>
      <AboutHeader texts={page} />
      <Statements statements={[page.mission, page.vision, page.values]} />
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
    </>
  )
}

/** Title of the page with the drawn board, which narrow screens leave out. */
function AboutHeader({ texts }: { texts: AboutPageView }) {
  const since = texts.timelineItems[0]?.year
  return (
    <section className="on-backdrop">
      <div className="wrap page-header about-header">
        <div>
          <SectionLabel text={texts.header.label} designator="A1" />
          <h1>{texts.header.title}</h1>
          {texts.header.text && <p className="lead">{texts.header.text}</p>}
        </div>
        <CircuitDrawing maker={useCompany().name} dateCode={String(since ?? '')} />
      </div>
    </section>
  )
}

/** Mission, vision and values, one ruled row each. */
function Statements({ statements }: { statements: AboutPageView['mission'][] }) {
  return (
    <section className="sec">
      <div className="wrap about-statements">
        {statements.map(({ title, text }, index) => (
          <div key={index} className="cols">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The company's figures for this page. */
function AboutStatistics({ heading }: { heading: AboutPageView['statistics'] }) {
  return (
    <section className="sec on-mask dark">
      <div className="wrap cols">
        <SideHeading className="lg:col-[1/5]" heading={heading} designator="A3" />
        <Figures
          items={useCompany().claims.about}
          className="about-statistics-list -mt-0.5 grid grid-cols-2 gap-x-gutter gap-y-12 max-lg:mt-12 lg:col-[6/13]"
        />
      </div>
    </section>
  )
}

interface SealsProps {
  heading: AboutPageView['certifications']
  words: AboutPageView['proof']
  certifications: CertificationView[]
}

/** Certificates, registrations and the standards that are followed, as plates. */
function Seals({ heading, words, certifications }: SealsProps) {
  if (certifications.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="A6" />
        <ul className="seals">
          {certifications.map((certification) => (
            <li key={certification.slug}>
              <h3>{certification.name}</h3>
              <p>{certification.description}</p>
              <p className="seals-proof num flex flex-wrap items-center gap-x-4">
                <CertificationProof certification={certification} words={words} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The people, each with a component's plate: initials as marking, a reference beside it. No portraits of strangers. */
function Team({
  heading,
  members,
}: {
  heading: AboutPageView['team']
  members: AboutPageView['teamMembers']
}) {
  return (
    <section className="sec on-backdrop">
      <div className="wrap">
        <SectionHeading heading={heading} designator="A5" />
        <ul className="team">
          {members.map(({ name, role }, index) => (
            <li key={index}>
              <div className="team-plate" aria-hidden="true">
                <span className="figure">{initials(name)}</span>
                <span className="designator">{`Q${index + 1}`}</span>
              </div>
              <h3>{name}</h3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The years as one trace with a pad each. */
function Timeline({
  heading,
  items,
}: {
  heading: AboutPageView['timeline']
  items: AboutPageView['timelineItems']
}) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="cols">
          <SideHeading
            className="max-lg:mb-12 lg:sticky lg:top-28 lg:col-[1/5] lg:self-start"
            heading={heading}
            designator="A4"
          />
          <ol className="timeline lg:col-[6/13]">
            {items.map(({ year, title, text }, index) => (
              <li key={index}>
                <p className="figure num">
                  <time dateTime={String(year)}>{year}</time>
                </p>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                {index < items.length - 1 && (
                  <svg
                    className="trace"
                    width="34"
                    height="32"
                    viewBox="0 0 34 32"
                    aria-hidden="true"
                  >
                    <path d="M1-2V0l32 32" />
                  </svg>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
