import { useEffect, useState } from 'react'

/**
 * The result of the last promise. Undefined until a promise has resolved, null when the last one
 * was rejected. While a new promise is pending, the result of the former one stays.
 * @param load must be the same function as long as the result is the same
 */
export function useLoaded<Value>(load: () => Promise<Value> | undefined): Value | null | undefined {
  const [loaded, setLoaded] = useState<Value>()
  const [failed, setFailed] = useState<typeof load>()
  useEffect(() => {
    let current = true
    load()?.then(
      (value) => {
        if (current) setLoaded(() => value)
      },
      () => setFailed(() => load),
    )
    return () => {
      current = false
    }
  }, [load])
  return failed === load ? null : loaded
}
