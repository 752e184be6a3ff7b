import { fillPlaces, formatShortDate } from '../lib/format'

export interface LastVisitTexts {
  since: string
  same: string
  clearButton: string
}

/** What has changed since a visit of an earlier day, and the button that makes the device forget it. */
export const LastVisit = ({
  day,
  changes,
  texts,
  onForget,
}: {
  day: string
  changes: readonly string[]
  texts: LastVisitTexts
  onForget: () => void
}) => (
  <p className="hint num mt-4 flex flex-wrap items-center gap-x-6">
    <span>
      <b>{fillPlaces(texts.since, { dia: formatShortDate(day) })}</b>{' '}
      {changes.length > 0 ? `${changes.join(', ')}.` : texts.same}
    </span>
    <button type="button" className="list-clear" onClick={onForget}>
      {texts.clearButton}
    </button>
  </p>
)
