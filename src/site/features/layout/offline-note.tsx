import { useSyncExternalStore } from 'react'
import { useShell } from '../../content'
import { formatLongDate } from '../../lib/format'
import { offlineState, ONLINE, onOfflineState } from '../../lib/offline-state'

/**
 * A quiet line below the menu. While the server does not answer it says of which day the prices
 * are; else whether a newer release is ready.
 */
export function OfflineNote() {
  const { offline: texts, strip } = useShell()
  const { offline, update } = useSyncExternalStore(onOfflineState, offlineState, () => ONLINE)
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
    // Always in the page: screen readers do not announce a region that is added together with its text.
    <div role="status">
      {said && (
        <div className="offline-note">
          <p className="wrap">{said}</p>
        </div>
      )}
    </div>
  )
}
