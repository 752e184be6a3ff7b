import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from './after-frame'

/**
 * Returns the value of the last painted frame: a large list follows the typed text a frame later
 * and delays no keystroke.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(
    () => (value === shown ? undefined : afterFrame(() => startTransition(() => setShown(value)))),
    [value, shown],
  )
  return shown
}
