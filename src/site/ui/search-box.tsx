import { useHydrated, useRouter } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cleanQuery } from '../lib/search-text'

interface Props {
  label: string
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean
  placeholder: string
  /** Name in a form that is sent before the application runs. */
  name?: string
  text: string
  onText: (text: string) => void
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A search field with its magnifying glass and its label. */
export function SearchBox({
  label,
  isLabelHidden,
  placeholder,
  name,
  text,
  onText,
  inputRef,
}: Props) {
  const id = useId()
  return (
    <>
      <label className={isLabelHidden ? 'sr' : undefined} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <Search className="icon absolute top-0 left-3.5 h-full text-ink-muted" aria-hidden="true" />
        <input
          className="input pl-11"
          id={id}
          ref={inputRef}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
    </>
  )
}

/** Pause in typing before the announcement, in ms. */
const BEFORE_ANNOUNCING = 700

/** Announces a changed text to screen readers once the visitor pauses; the first text is not announced. */
export function ResultStatus({ text }: { text: string }) {
  const [first] = useState(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === first && spoken === '') return
    const timer = setTimeout(() => setSpoken(text), BEFORE_ANNOUNCING)
    return () => clearTimeout(timer)
  }, [text, first, spoken])
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  )
}

/** Pause in typing after which the address follows, in ms. */
const BEFORE_WRITING = 300

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
    }, BEFORE_WRITING)
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

/**
 * The search of the page's address. A host has one file for every query, so the prerendered page,
 * and the first render in a browser, shows what no search asks for.
 */
export const useHydratedSearch = <Search extends object>(search: Search, none: Search): Search =>
  useHydrated() ? search : none
