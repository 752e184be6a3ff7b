import type { MessagePlace } from '../use-prepared-message'
import { PreparedMessagePanel } from './prepared-message-panel'

interface PanelBelowProps {
  place: MessagePlace
  /** Silkscreen words and reference above the panel's headline. */
  label: string
  designator: string
  /** Goes to the wrapper. */
  className?: string
}

/** The message that was prepared at a place, below what was pressed; nothing while there is none. */
export const PanelBelow = ({ place: { prepared, clear }, label, designator, className = 'sec wrap' }: PanelBelowProps) => prepared && (
  <div className={className}>
    <PreparedMessagePanel prepared={prepared} label={label} designator={designator} onDone={clear} />
  </div>
)
