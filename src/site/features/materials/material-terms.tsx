import type { MaterialGuide, MaterialPageView } from '../../../content/views'

/** What to know before bringing a load. */
export function MaterialTerms({
  texts: { title, minimum, others },
  guide,
}: {
  texts: MaterialPageView['terms']
  guide: MaterialGuide
}) {
  return (
    <div className="material-terms">
      <h3 className="h4">{title}</h3>
      <dl>
        {[{ label: minimum.label, text: guide.minimum ?? minimum.text }, ...others].map(
          ({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
