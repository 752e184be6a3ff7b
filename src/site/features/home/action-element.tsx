import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { TOAST_ACTION } from '../../../content/vocabulary'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'

interface ActionElementProps {
  /** `action` of a document: the word `toast`, or an address. */
  action: string
  className?: string
  children: ReactNode
}

/** Target of a toast's button when no script runs: the page that the toast's text names. */
const INSTEAD = '/contato'

/**
 * The element for an editor's `action`: a button with the «em desenvolvimento» toast, or a real
 * link. The button is a link to the contact page, so that it works without script.
 */
export function ActionElement({ action, className, children }: ActionElementProps) {
  if (action !== TOAST_ACTION)
    return (
      <SmartLink href={action} className={className}>
        {children}
      </SmartLink>
    )
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    showToast('inDevelopment')
  }
  return (
    <a
      role="button"
      className={className}
      href={INSTEAD}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event)
      }}
    >
      {children}
    </a>
  )
}
