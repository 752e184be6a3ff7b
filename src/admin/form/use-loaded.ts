import { useEffect, useState } from 'react'

/**
 * What the last promise brought; undefined until the first one has brought something. A failure
 * changes nothing.
 * @param load the same function as long as the same thing is meant
 */
export function useLoaded<Value>(load: () => Promise<Value> | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<Value>()
  useEffect(() => {
    let current = true
    load()?.then(
      (value) => {
        if (current) setLoaded(() => value)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [load])
  return loaded
}
