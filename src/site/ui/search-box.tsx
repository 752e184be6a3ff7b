import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useId, useState } from 'react'

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
const PAUSE = 700

/** Announces a changed text to screen readers once the visitor pauses; the first text is not announced. */
export function ResultStatus({ text }: { text: string }) {
  const [first] = useState(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === first && spoken === '') return
    const timer = setTimeout(() => setSpoken(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, first, spoken])
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  )
}
