import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from './after-frame'

/** The value as the last frame showed it: what is large follows what is typed, and never keeps a key waiting. */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(
    () => (value === shown ? undefined : afterFrame(() => startTransition(() => setShown(value)))),
    [value, shown],
  )
  return shown
}
