import type { MessagePlace } from './use-prepared-message'
import { panelPart } from './panel-part'
import { PlainMessage } from './plain-message'
import type { PreparedMessagePanelProps } from './prepared-message-panel'

/** The message that a request became, for who has `prepared`: then the panel is here, or known to be missing. */
export function MessagePanel(props: PreparedMessagePanelProps) {
  const part = panelPart.current()
  return part === undefined || part === 'missing' ? (
    <PlainMessage {...props} />
  ) : (
    <part.PreparedMessagePanel {...props} />
  )
}

interface PanelBelowProps extends Pick<PreparedMessagePanelProps, 'label' | 'designator'> {
  place: MessagePlace
  /** Goes to the wrapper. */
  className?: string
}

/** The message that was prepared at a place, below what was pressed; nothing while there is none. */
export const PanelBelow = ({
  place: { prepared, clear },
  className = 'sec wrap',
  ...labels
}: PanelBelowProps) =>
  prepared && (
    <div className={className}>
      <MessagePanel {...labels} prepared={prepared} onDone={clear} />
    </div>
  )
