import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { cleanQuery } from '../lib/search-text'

/** Pause in typing after which the address follows, in ms. */
const PAUSE = 300

/**
 * The text of a search box that is also in the address: the address follows the box after a pause,
 * and the box follows the address on a step back or a link.
 * @param write puts a text into the address
 */
export function useSearchText(address: string, write: (text: string) => void) {
  const router = useRouter()
  const [text, setText] = useState(address)
  /** What the address has, or will have once the router has followed. */
  const latest = useRef(address)
  /** Own texts that the address has not shown yet: it may answer late, and skip some. */
  const own = useRef<string[]>([])

  useEffect(() => {
    const at = own.current.indexOf(address)
    own.current = at < 0 ? [] : own.current.slice(at + 1)
    if (at >= 0 || address === latest.current) return
    latest.current = address
    setText(address)
  }, [address])

  useEffect(() => {
    const clean = cleanQuery(text)
    if (clean === latest.current) return
    const timer = setTimeout(() => {
      // A link that was pressed meanwhile is loading: writing this page's address would cancel it.
      if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return
      latest.current = clean
      own.current.push(clean)
      write(clean)
    }, PAUSE)
    return () => clearTimeout(timer)
  })

  /** Shows a text that the caller writes to the address itself, and returns it as it is written. */
  const settle = (next: string) => {
    const clean = cleanQuery(next)
    latest.current = clean
    if (clean !== address) own.current.push(clean)
    setText(next)
    return clean
  }
  return { text, setText, settle }
}
