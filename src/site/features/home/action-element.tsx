import type { ReactNode } from 'react'
import { TOAST_ACTION } from '../../../content/vocabulary'
import { useShell } from '../../content'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'

interface ActionElementProps {
  /** `action` of a document: the word `toast`, or an address. */
  action: string
  className?: string
  children: ReactNode
}

/** What an editor's `action` does: a button with the «em desenvolvimento» toast, or a real link. */
export function ActionElement({ action, className, children }: ActionElementProps) {
  const { inDevelopment } = useShell().toasts
  return action === TOAST_ACTION
    ? <button type="button" className={className} onClick={() => showToast(inDevelopment)}>{children}</button>
    : <SmartLink href={action} className={className}>{children}</SmartLink>
}
