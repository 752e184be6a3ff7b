import type { AboutPageView } from '../../../content/views'
import { Icon } from '../../ui/icon'
import { SectionLabel } from '../../ui/section'

interface ValuesInActionProps {
  heading: AboutPageView['valuesInAction']
  items: AboutPageView['valuesInActionItems']
}

/** Four values, each as something that a customer can see happen. */
export function ValuesInAction({ heading, items }: ValuesInActionProps) {
  return (
    <section className="sec about-values">
      <div className="wrap">
        <SectionLabel text={heading.label} designator="A2" />
        <div className="grid">
          <div className="diff-h">
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-4">{heading.text}</p>}
          </div>
          <ul className="diff">
            {items.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
