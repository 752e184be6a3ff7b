import type { AboutPageView } from '../../../content/views'
import { initials } from '../../lib/format'
import { SectionHeading } from '../../ui/section'

/** The people, each with a component's plate: initials as marking, a reference beside it. No portraits of strangers. */
export function Team({
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
            <li key={name}>
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
