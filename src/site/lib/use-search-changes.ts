import { useEffect, useRef } from 'react'

/**
 * Returns a function that writes changes of a search to the address, each on top of the one before.
 * The router updates the address later, so two choices in quick succession would otherwise lose the
 * first.
 */
export function useSearchChanges<Search extends object, How>(
  search: Search,
  write: (search: Search, how: How) => void,
): (change: Partial<Search>, how: How) => void {
  const latest = useRef(search)
  // Before hydration every render has a new, empty search object; comparing its text avoids resetting each time.
  const said = JSON.stringify(search)
  useEffect(() => {
    latest.current = JSON.parse(said) as Search
  }, [said])
  return (part, how) => {
    latest.current = { ...latest.current, ...part }
    write(latest.current, how)
  }
}
