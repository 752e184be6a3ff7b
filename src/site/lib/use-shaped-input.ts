import { useLayoutEffect, useRef } from 'react'

/** Shapes a typed text and returns the caret's new position. */
type Shape = (value: string, caret: number) => { value: string; caret: number }

/**
 * Shapes a field's text while it is typed and keeps the caret in place. `shape` is pure; `onChange`
 * gets the shaped text.
 */
export function useShapedInput(shape: Shape, onChange: (value: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // After every render: React moves the caret to the end when it writes a text that differs from the typed one.
  useLayoutEffect(() => {
    const input = inputRef.current
    if (caret.current !== null && input && document.activeElement === input)
      input.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return {
    inputRef,
    onChange: (typed: string) => {
      const shaped = shape(typed, inputRef.current?.selectionStart ?? typed.length)
      caret.current = shaped.caret
      onChange(shaped.value)
    },
  }
}
