import { useEffect, useState } from 'react'

/**
 * What a promise brings; undefined until then, when it fails, and once another one is awaited.
 * @param load the same function as long as the same thing is meant
 */
export function useLoaded<Value>(load: () => Promise<Value> | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<{ load: unknown; value: Value }>()
  useEffect(() => {
    let current = true
    load()?.then(
      (value) => {
        if (current) setLoaded({ load, value })
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [load])
  return loaded?.load === load ? loaded.value : undefined
}
