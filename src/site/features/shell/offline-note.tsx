import { useSyncExternalStore } from 'react'
import { useShell } from '../../content'
import { formatLongDate } from '../../lib/format'
import { offlineState, onOfflineState, type OfflineState } from '../../lib/offline-state'

const ATTENTIVE: OfflineState = { offline: false, update: undefined }

/** A quiet line below the menu: that the prices are those of a day, while nobody answers; or that a newer release is ready. */
export function OfflineNote() {
  const { offline: texts, strip } = useShell()
  const { offline, update } = useSyncExternalStore(onOfflineState, offlineState, () => ATTENTIVE)
  return (
    // Always there: a region that comes with its text is not read out.
    <div className="offline-note" role="status">
      {offline && <p className="wrap">{`${texts.note} ${formatLongDate(strip.day)}.`}</p>}
      {update && !offline && <p className="wrap">{texts.update} <button type="button" onClick={update}>{texts.updateButton}</button></p>}
    </div>
  )
}
