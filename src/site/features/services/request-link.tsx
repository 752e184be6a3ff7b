import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useContent } from '../../content'
import { blankFormHref } from '../../handoff/message/blank-form'
import { buttonClass } from '../../ui/button'
import { requestLinkId } from './return-place'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The request form was opened from the list, which is one step back. */
    fromList?: boolean
  }
}

interface RequestLinkProps {
  slug: string
  /** Name of the service, so that eight equal buttons differ for screen readers. */
  title: string
  text: string
  variant: 'default' | 'link'
}

/**
 * Opens the request form of a service or integration. The form has an address of its own, which can
 * be sent to others. Without script that address shows the list, so the link is a mail with the
 * form's questions instead.
 */
export function RequestLink({ slug, title, text, variant }: RequestLinkProps) {
  const label = (
    <>
      {text}
      <span className="sr">: {title}</span>
    </>
  )
  return (
    <>
      <Link
        id={requestLinkId(slug)}
        className={buttonClass(variant, 'needs-script')}
        data-stays=""
        to="/servicos"
        search={{ servico: slug }}
        state={(state) => ({ ...state, fromList: true })}
      >
        {label}
      </Link>
      {/* As in NoScriptNote: in a browser React never touches it. */}
      <noscript>
        {import.meta.env.SSR && (
          <BlankForm title={title} variant={variant}>
            {label}
          </BlankForm>
        )}
      </noscript>
    </>
  )
}

/** Mail with the questions of the form. */
function BlankForm({
  title,
  variant,
  children,
}: Pick<RequestLinkProps, 'title' | 'variant'> & { children: ReactNode }) {
  const wording = { messages: useContent('messages'), company: useContent('company') }
  return (
    <a className={buttonClass(variant)} href={blankFormHref('service', wording, title)}>
      {children}
    </a>
  )
}
