import { useLayoutEffect, useRef } from 'react'
import { focusAround } from '../lib/focus-around'
import { useReloadOnce } from '../lib/reload-once'
import { TRY_AGAIN } from './labels'

interface Props {
  text: string
  onRetry: () => unknown
  className?: string
}

/**
 * Note about a part that did not load, with a button that fetches it again. If the server answers,
 * the page is reloaded once: its address holds the visitor's search.
 */
export function FetchFailed({ text, onRetry, className = 'hint' }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useReloadOnce()
  // A press fetches again and removes this note with its button: the focus moves to an element
  // around it.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) focusAround(own)
    }
  }, [])
  return (
    <p className={className} role="alert">
      {text}{' '}
      <button ref={button} type="button" className="list-clear" onClick={() => void onRetry()}>
        {TRY_AGAIN}
      </button>
    </p>
  )
}
