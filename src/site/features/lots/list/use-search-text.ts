import { useEffect, useRef, useState } from 'react'
import { cleanQuery } from '../../../lib/search-text'

/** Pause in typing after which the address follows, in ms. */
const PAUSE = 300

/**
 * The text of a search box that is also in the address: the address follows the box after a pause,
 * and the box follows the address on a step back or a link.
 * @param write puts a text into the address
 */
export function useSearchText(address: string, write: (text: string) => void) {
  const [text, setText] = useState(address)
  /** What the address has, or will have once the router has followed. */
  const written = useRef(address)

  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setText(address)
  }, [address])

  useEffect(() => {
    const clean = cleanQuery(text)
    if (clean === written.current) return
    const timer = setTimeout(() => {
      written.current = clean
      write(clean)
    }, PAUSE)
    return () => clearTimeout(timer)
  })

  /** Shows a text that the caller writes to the address itself, and returns it as it is written. */
  const settle = (next: string) => {
    setText(next)
    return (written.current = cleanQuery(next))
  }
  return { text, setText, settle }
}
