import { useId, useRef } from 'react'
import { focusAround } from '../lib/focus-around'
import { buttonClass } from '../ui/button'
import { DONE, MAIL_AGAIN, MESSAGE_READY, PANEL_MISSING, TO_FORM } from './labels'
import type { PreparedMessagePanelProps } from './prepared-message-panel'
import { useArrival } from './use-arrival'

/** In place of the panel where its file does not arrive: the message, and the mail program again. */
export function PlainMessage({
  prepared: { message, mailto },
  level = 2,
  onDone,
  onEdit,
}: PreparedMessagePanelProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(message, heading, level)
  const Heading = level === 1 ? 'h1' : 'h2'
  const finish = () => {
    focusAround(heading.current)
    onDone()
  }
  return (
    <section aria-labelledby={headingId} className="prepared-message">
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 1 ? 'h1' : 'h2'}>
        {MESSAGE_READY}
      </Heading>
      <p className="lead">{PANEL_MISSING}</p>
      <div className="prepared-message-text my-8">
        <pre>{[message.to, message.subject, message.body].filter(Boolean).join('\n\n')}</pre>
      </div>
      <div className="btns">
        <a className={buttonClass('default')} href={mailto}>
          {MAIL_AGAIN}
        </a>
        {onEdit && (
          <button type="button" className={buttonClass('outline')} onClick={onEdit}>
            {TO_FORM}
          </button>
        )}
        <button type="button" className={buttonClass('ghost')} onClick={finish}>
          {DONE}
        </button>
      </div>
    </section>
  )
}
