import type { AboutPageView } from '../../../content/views'
import { SectionLabel } from '../../ui/section'

/** The years as one trace with a pad each. */
export function Timeline({
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
          <div className="timeline-heading">
            <SectionLabel text={heading.label} designator="A4" />
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-4">{heading.text}</p>}
          </div>
          <ol className="timeline">
            {items.map(({ year, title, text }, index) => (
              <li key={year}>
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
