import type { AboutPageView } from '../../../content/views/views'
import { useContent } from '../../content'
import { initials } from '../../lib/format'
import { CertificationProof, Figures } from '../../ui/facts'
import { IconSection } from '../../ui/icon'
import { SectionHeading, SectionLabel, SideHeading } from '../../ui/section'
import { CircuitDrawing } from './circuit-drawing'

interface Props {
  page: AboutPageView
}

/** /sobre: mission, vision and values of the company, its history, team and certificates. */
export function AboutPage() {
  const page = useContent('about-page')
  return (
    <>
      <AboutHeader page={page} />
      <Statements statements={[page.mission, page.vision, page.values]} />
      <IconSection
        className="pt-0"
        designator="A2"
        heading={page.valuesInAction}
        items={page.valuesInActionItems}
      />
      <Statistics heading={page.statistics} />
      <Timeline page={page} />
      <Team page={page} />
      <Seals heading={page.certifications} />
    </>
  )
}

/** Title of the page with the drawn board. */
const AboutHeader = ({ page: { header, timelineItems } }: Props) => (
  <section className="on-backdrop">
    <div className="wrap page-header grid grid-cols-1 items-center gap-16 xl:grid-cols-[minmax(0,1fr)_480px]">
      <div>
        <SectionLabel text={header.label} designator="A1" />
        <h1>{header.title}</h1>
        {header.text && <p className="lead">{header.text}</p>}
      </div>
      <CircuitDrawing
        maker={useContent('company').name}
        dateCode={String(timelineItems[0]?.year ?? '')}
      />
    </div>
  </section>
)

/** Mission, vision and values, one ruled row each. */
const Statements = ({ statements }: { statements: AboutPageView['mission'][] }) => (
  <section className="sec">
    <div className="wrap">
      {statements.map(({ title, text }) => (
        <div key={title} className="cols border-t border-hair py-8 last:pb-0">
          <h2 className="text-h3 text-copper-700 max-lg:mb-3 lg:col-[1/5]">{title}</h2>
          <p className="text-h3 text-mask-800 lg:col-[5/13] lg:text-[2rem]">{text}</p>
        </div>
      ))}
    </div>
  </section>
)

/** The company's figures for this page. */
const Statistics = ({ heading }: { heading: AboutPageView['statistics'] }) => (
  <section className="sec on-mask dark">
    <div className="wrap cols">
      <SideHeading className="lg:col-[1/5]" heading={heading} designator="A3" />
      <Figures
        items={useContent('company').claims.about}
        className="-mt-0.5 grid grid-cols-2 gap-x-gutter gap-y-12 max-lg:mt-12 lg:col-[6/13] *:nth-2:after:right-0 [&_.figure]:text-[min(clamp(1.625rem,8.4vw,4.25rem),21.5cqi)]"
      />
    </div>
  </section>
)

/** The years as one trace with a pad each. */
const Timeline = ({ page: { timeline, timelineItems } }: Props) => (
  <section className="sec">
    <div className="wrap cols">
      <SideHeading
        className="max-lg:mb-12 lg:sticky lg:top-28 lg:col-[1/5] lg:self-start"
        heading={timeline}
        designator="A4"
      />
      <ol className="timeline lg:col-[6/13]">
        {timelineItems.map(({ year, title, text }, index) => (
          <li
            key={year}
            className="relative grid min-h-31 content-start pb-8 pl-9 last:min-h-0 last:pb-0 md:grid-cols-[8rem_minmax(0,1fr)] md:pl-18 xl:grid-cols-[9.5rem_minmax(0,1fr)] xl:pl-22"
          >
            <p className="figure num text-h2">
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div>
              <h3 className="pt-1">{title}</h3>
              <p className="mt-1 max-w-[30em] leading-normal text-ink-muted">{text}</p>
            </div>
            {index < timelineItems.length - 1 && (
              <svg
                className="trace -bottom-3 left-1.5 h-8 w-8.5 max-md:hidden"
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
  </section>
)

/** The people, each with a component's plate: initials as marking, a reference beside it. No portraits of strangers. */
const Team = ({ page: { team, teamMembers } }: Props) => (
  <section className="sec on-backdrop">
    <div className="wrap">
      <SectionHeading heading={team} designator="A5" />
      <ul className="isolate mt-12 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] gap-x-gutter gap-y-12 lg:grid-cols-4">
        {teamMembers.map(({ name, role }, index) => (
          <li key={name}>
            <div className="team-plate" aria-hidden="true">
              <span className="figure text-h1 text-on-dark">{initials(name)}</span>
              <span className="designator absolute right-3 bottom-3">{`Q${index + 1}`}</span>
            </div>
            <h3>{name}</h3>
            <p className="note mt-1.5">{role}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** Certificates, registrations and the standards that are followed, as plates. */
function Seals({ heading }: { heading: AboutPageView['certifications'] }) {
  const certifications = useContent('certifications')
  if (certifications.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="A6" />
        <ul className="mt-12 grid gap-gutter md:grid-cols-2 lg:grid-cols-3">
          {certifications.map((certification) => (
            <li
              key={certification.slug}
              className="relative rounded-card border-[1.5px] border-mask-600 p-6 after:motif-ring after:top-4 after:right-4"
            >
              <h3 className="pr-7">{certification.name}</h3>
              <p className="note mt-1.5">{certification.description}</p>
              <p className="num mt-1.5 flex flex-wrap items-center gap-x-4 text-small text-ink-muted [&_a]:motif-target">
                <CertificationProof certification={certification} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
