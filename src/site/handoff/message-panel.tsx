import { DONE, MAIL_AGAIN, MESSAGE_READY, PANEL_MISSING, TO_FORM } from './labels'
import { MessageFrame, type MessageFrameProps } from './message-frame'
import { panelPart } from './panel-part'
import type { PreparedMessagePanelProps } from './prepared-message-panel'
import type { MessagePlace } from './use-prepared-message'

/**
 * The prepared message. Rendered once there is one: by then the panel's file has loaded or is known
 * to be missing.
 */
export function MessagePanel(props: PreparedMessagePanelProps) {
  const part = panelPart.current()
  return part === undefined || part === 'missing' ? (
    <PlainMessage {...props} />
  ) : (
    <part.PreparedMessagePanel {...props} />
  )
}

/**
 * Substitute for the panel when its file does not load: the message alone, and a button that opens
 * the mail program again.
 */
function PlainMessage(props: MessageFrameProps) {
  const { to, subject, body } = props.prepared.message
  return (
    <MessageFrame
      {...props}
      texts={{
        title: MESSAGE_READY,
        text: PANEL_MISSING,
        again: MAIL_AGAIN,
        edit: TO_FORM,
        done: DONE,
      }}
    >
      <div className="prepared-message-text my-8">
        <pre>{[to, subject, body].filter(Boolean).join('\n\n')}</pre>
      </div>
    </MessageFrame>
  )
}

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
      <MessagePanel {...labels} prepared={prepared} onDone={clear} />
    </div>
  )
