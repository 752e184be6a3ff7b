import { useSyncExternalStore } from 'react'
import { useShell } from '../../content'
import { formatLongDate } from '../../lib/format'
import { offlineState, onOfflineState, type OfflineState } from '../../lib/offline-state'

const ATTENTIVE: OfflineState = { offline: false, update: undefined }

/** A quiet line below the menu: that the prices are those of a day, while nobody answers; or that a newer release is ready. */
export function OfflineNote() {
  const { offline: texts, strip } = useShell()
  const { offline, update } = useSyncExternalStore(onOfflineState, offlineState, () => ATTENTIVE)
  const newer = update && (
    <>
      {texts.update}{' '}
      <button type="button" onClick={update}>
        {texts.updateButton}
      </button>
    </>
  )
  const said = offline ? `${texts.note} ${formatLongDate(strip.day)}.` : newer
  return (
    // Always there: a region that comes with its text is not read out.
    <div role="status">
      {said && (
        <div className="offline-note">
          <p className="wrap">{said}</p>
        </div>
      )}
    </div>
  )
}
