import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusAround } from '../lib/focus-around'
import { buttonClass } from '../ui/button'
import { type PreparedMessage, takeArrival } from './kept-messages'

export interface MessageFrameProps {
  prepared: PreparedMessage
  /** 1 when the panel replaces the page, 2 (the default) when it is below a section. */
  level?: 1 | 2
  /** Ends the hand-off and forgets the message. */
  onDone(): void
  /** Returns to the filled form; undefined when there is none. */
  onEdit?(): void
}

/**
 * The common frame of the panel and its substitute: headline, sentence, and the buttons that end
 * the hand-off.
 */
export function MessageFrame({
  prepared: { message, mailto },
  level = 2,
  onDone,
  onEdit,
  above,
  texts,
  children,
}: MessageFrameProps & {
  /** Content above the headline. */
  above?: ReactNode
  texts: Record<'title' | 'text' | 'again' | 'edit' | 'done', string>
  children: ReactNode
}) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = level === 1 ? 'h1' : 'h2'

  // A message that was made in this page view takes the focus when it first shows.
  useEffect(() => {
    if (!takeArrival(message)) return
    heading.current?.focus({ preventScroll: true })
    // A panel that replaces the page scrolls to the page's top; one below a section scrolls to its
    // own.
    if (level === 1) window.scrollTo(0, 0)
    else heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [message, level])

  const finish = () => {
    focusAround(heading.current)
    onDone()
  }

  return (
    <section aria-labelledby={headingId} className="prepared-message">
      {above}
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 1 ? 'h1' : 'h2'}>
        {texts.title}
      </Heading>
      <p className="lead">{texts.text}</p>
      {children}
      <div className="btns">
        <a className={buttonClass('default')} href={mailto}>
          {texts.again}
        </a>
        {onEdit && (
          <button type="button" className={buttonClass('outline')} onClick={onEdit}>
            {texts.edit}
          </button>
        )}
        <button type="button" className={buttonClass('ghost')} onClick={finish}>
          {texts.done}
        </button>
      </div>
    </section>
  )
}
