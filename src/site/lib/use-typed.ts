import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref of a controlled field with text, or of a list. What a visitor put into it before the application
 * ran stands in the DOM, where hydration leaves it until the next render: the field hands it on as it mounts.
 * @param shown what the first render shows
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

/** The same for a box to tick. */
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
