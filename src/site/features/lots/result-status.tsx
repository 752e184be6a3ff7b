import { useEffect, useState } from 'react'

/** A pause in typing after which the count is read out, in ms. */
const PAUSE = 700

/** Reads a changed text out to screen readers once the visitor pauses; says nothing on arrival. */
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
