import type { MaterialGuide } from '../../../content/views'
import { type Heading, SectionLabel } from '../../ui/section'

/** What to do before the scale, in order. */
export function MaterialSteps({
  heading,
  steps,
}: {
  heading: Heading
  steps: NonNullable<MaterialGuide['steps']>
}) {
  return (
    <section className="sec on-backdrop">
      <div className="wrap cols material-half">
        <div>
          <SectionLabel text={heading.label} designator="P3" />
          <h2>{heading.title}</h2>
          {heading.text && <p className="lead mt-4">{heading.text}</p>}
        </div>
        <ol className="material-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
