import { PreparedMessagePanel, type PreparedMessagePanelProps } from './prepared-message-panel'
import type { MessagePlace } from './use-prepared-message'

interface PanelBelowProps extends Pick<PreparedMessagePanelProps, 'label' | 'designator'> {
  place: MessagePlace
  /** Class of the wrapper. */
  className?: string
}

/**
 * The message that was prepared at a place, below the button that prepared it; nothing while there
 * is none.
 */
export const PanelBelow = ({
  place: { prepared, clear },
  className = 'sec wrap',
  ...labels
}: PanelBelowProps) =>
  prepared && (
    <div className={className}>
      <PreparedMessagePanel {...labels} prepared={prepared} onDone={clear} />
    </div>
  )
