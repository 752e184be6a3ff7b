import { useEffect, useState } from 'react'

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
