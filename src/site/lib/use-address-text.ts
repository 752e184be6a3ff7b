import { useEffect, useRef, useState, startTransition } from 'react'
import { afterFrame } from './after-frame'
import { cleanQuery } from './search-text'

interface AddressText {
  text: string
  /**
   * Takes typed text and writes it to the address after the frame that shows it; keystrokes in a
   * row are written once.
   */
  change: (text: string) => void
  /** Shows a text without changing the address. */
  show: (text: string) => void
}

/**
 * The text of a search box that is also in the address. The box follows the keystrokes at once and
 * the address follows the box; when the address changes by other means (back, forward, a link, a
 * reload) the box follows the address.
 */
export function useAddressText(address: string, write: (clean: string) => void): AddressText {
  const [text, setText] = useState(address)
  const seen = useRef(address)
  /** Text of the address, now or once the router has finished. */
  const latest = useRef(address)
  // The router updates the address later and may skip updates: our own older text must not
  // overwrite newer keystrokes.
  const written = useRef<string[]>([])
  const waiting = useRef(() => {})
  useEffect(() => () => waiting.current(), [])

  useEffect(() => {
    if (seen.current === address) return
    seen.current = address
    const own = written.current.indexOf(address)
    if (own >= 0) {
      written.current = written.current.slice(own + 1)
      return
    }
    written.current = []
    latest.current = address
    waiting.current()
    setText(address)
  }, [address])

  const change = (next: string) => {
    setText(next)
    waiting.current()
    const clean = cleanQuery(next)
    if (clean === latest.current) return
    waiting.current = afterFrame(() => {
      if (clean === latest.current) return
      latest.current = clean
      written.current.push(clean)
      write(clean)
    })
  }
  const show = (next: string) => {
    waiting.current()
    latest.current = cleanQuery(next)
    setText(next)
  }
  return { text, change, show }
}

/**
 * Returns the value of the last painted frame: a large list follows the typed text a frame later
 * and delays no keystroke.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(
    () => (value === shown ? undefined : afterFrame(() => startTransition(() => setShown(value)))),
    [value, shown],
  )
  return shown
}

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
