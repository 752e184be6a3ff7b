import { useEffect, useRef, useState } from 'react'
import { cleanQuery } from './blog-search'

interface AddressText {
  text: string
  /** Takes what was typed, and writes it to the address. */
  change: (text: string) => void
  /** Shows a text and leaves the address alone. */
  show: (text: string) => void
}

/**
 * The text of a search box that also lives in the address: the box follows the keys at once, and the address when it
 * changes by other means (back, forward, a link, a reload).
 */
export function useAddressText(address: string, write: (clean: string) => void): AddressText {
  const [text, setText] = useState(address)
  // The router answers later and may skip answers: what we wrote ourselves must not come back over newer keys.
  const written = useRef<string[]>([])

  useEffect(() => {
    const own = written.current.indexOf(address)
    if (own < 0) setText(address)
    written.current = own < 0 ? [] : written.current.slice(own + 1)
  }, [address])

  const change = (next: string) => {
    setText(next)
    const clean = cleanQuery(next)
    if (clean === cleanQuery(text)) return
    written.current.push(clean)
    write(clean)
  }
  return { text, change, show: setText }
}
