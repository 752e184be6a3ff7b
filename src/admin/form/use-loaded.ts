import { useEffect, useState } from 'react'

/**
 * What the last promise brought; undefined until the first one has brought something, null where
 * the last one failed.
 * @param load the same function as long as the same thing is meant
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
