import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of a controlled text field or list. Text that a visitor typed before the
 * application ran is in the DOM, where hydration leaves it until the next render; the hook passes
 * it to `take` when the field mounts.
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
  useLayoutEffect(() => {
    const text = field.current?.value
    if (text !== undefined && text !== first.current.shown) first.current.take(text)
  }, [field])
  return field
}

/** The same for a checkbox. */
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
