import type { LotsPageView } from '../../../content/views'
import { Button } from '../../ui/button'

/** What stands in place of the cards when no lot matches; without `onClear` there is nothing to clear. */
export function NoLots({ texts, onClear }: { texts: LotsPageView['empty']; onClear?: () => void }) {
  return (
    <div className="empty-state">
      <i className="trace-pad" aria-hidden="true" />
      <h3>{texts.title}</h3>
      <p className="muted">{texts.text}</p>
      {onClear && (
        <Button variant="outline" onClick={onClear}>
          {texts.button}
        </Button>
      )}
    </div>
  )
}
