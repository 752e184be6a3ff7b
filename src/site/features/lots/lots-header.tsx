import { memo } from 'react'
import type { LotsPageView } from '../../../content/views'
import { SectionLabel } from '../../ui/section'

/** Title of the page and the steps of a purchase beside it. `memo`: it stays while somebody types. */
export const LotsHeader = memo(function LotsHeader({ texts }: { texts: LotsPageView }) {
  const { header, steps } = texts
  return (
    <section className="wrap page-header lots-header">
      <div>
        <SectionLabel text={header.label} designator="D1" />
        <h1>{header.title}</h1>
        {header.text && <p className="lead">{header.text}</p>}
      </div>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b> {step.text}
          </li>
        ))}
      </ol>
    </section>
  )
})
