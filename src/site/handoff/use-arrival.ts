import { type RefObject, useEffect } from 'react'
import type { Message } from './message/message'
import { takeArrival } from './kept-messages'

/** A message that was made in this page view takes the focus when it first shows. `level`: of its headline. */
export function useArrival(
  message: Message,
  heading: RefObject<HTMLHeadingElement | null>,
  level: 1 | 2,
): void {
  useEffect(() => {
    if (!takeArrival(message)) return
    heading.current?.focus({ preventScroll: true })
    // In place of the page it starts at the top, way back included; below a section it comes to the top of the window.
    if (level === 1) window.scrollTo(0, 0)
    else heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [message, heading, level])
}
