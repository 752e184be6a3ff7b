import { useEffect, useRef } from 'react'

/**
 * Writes changes of a search to the address, each on top of the one before it: the address answers later, and two choices in a
 * moment must both stay.
 */
export function useAsk<Search extends object, How>(
  search: Search,
  write: (search: Search, how: How) => void,
): (change: Partial<Search>, how: How) => void {
  const latest = useRef(search)
  // Before the page runs the search is another empty one at every render.
  const said = JSON.stringify(search)
  useEffect(() => {
    latest.current = JSON.parse(said) as Search
  }, [said])
  return (change, how) => {
    latest.current = { ...latest.current, ...change }
    write(latest.current, how)
  }
}
