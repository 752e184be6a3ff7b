import { type RefObject, useLayoutEffect, useRef } from 'react'

const isRunning = () => document.documentElement.dataset.running === 'sim'

/**
 * Returns the ref of a controlled text field or list. Text that a visitor typed before the
 * application ran is in the DOM, where hydration leaves it until the next render; the hook passes
 * it to `take` when the field mounts, and at each change until the application answers events
 * itself: a render in between would write the old text over the new.
 * @param shown value of the first render
 * @param take sets the text
 * @param other a ref that the field has already
 */
export function useTyped<Field extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  shown: string,
  take: (text: string) => void,
  other?: RefObject<Field | null>,
): RefObject<Field | null> {
  const own = useRef<Field>(null)
  const field = other ?? own
  const first = useRef({ shown, take })
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    if (element.value !== first.current.shown) first.current.take(element.value)
    if (isRunning()) return
    // The start holds events back from React at the document (start/press.ts); the window hears
    // them before.
    const pass = ({ target }: Event) => {
      if (target === element && !isRunning()) latest.current(element.value)
    }
    addEventListener('input', pass, { capture: true })
    return () => removeEventListener('input', pass, { capture: true })
  }, [field])
  return field
}

/** The same for a checkbox, whose clicks are not held back. */
export function useTicked(
  shown: boolean,
  take: (isTicked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const first = useRef({ shown, take })
  useLayoutEffect(() => {
    const isTicked = field.current?.checked
    if (isTicked !== undefined && isTicked !== first.current.shown) first.current.take(isTicked)
  }, [])
  return field
}
