import type { AboutPageView } from '../../../content/views'

/** Mission, vision and values, one ruled row each. */
export function Creed({ statements }: { statements: AboutPageView['mission'][] }) {
  return (
    <section className="sec">
      <div className="wrap creed">
        {statements.map(({ title, text }) => (
          <div key={title} className="cols">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
