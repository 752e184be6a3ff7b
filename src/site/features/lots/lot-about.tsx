import type { LotDetails, LotsPageView } from '../../../content/views'

/** What the lot is, in the words of its card. */
export function LotAbout({
  lot,
  texts,
}: {
  lot: LotDetails
  texts: Pick<LotsPageView['card'], 'conditionLabel'>
}) {
  return (
    <>
      <p className="lead">{lot.description}</p>
      <ul className="ring-list">
        {lot.specs.map((spec, index) => (
          <li key={index}>{spec}</li>
        ))}
        <li>
          <span>
            <span className="sr">{texts.conditionLabel}: </span>
            {lot.condition}
          </span>
        </li>
      </ul>
    </>
  )
}
