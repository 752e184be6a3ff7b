import { Link } from '@tanstack/react-router'
import { useCompany, useMessages } from '../../content'
import { blankFormHref } from '../../handoff/core/blank-form'
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
  variant: 'default' | 'outline'
}

/**
 * Opens the request form of a service or integration: a real address that can be sent. Without script, where that address shows
 * the list again, a mail with the form's questions.
 */
export function RequestLink({ slug, title, text, variant }: RequestLinkProps) {
  const wording = { messages: useMessages(), company: useCompany() }
  const label = <>{text}<span className="sr">: {title}</span></>
  return (
    <>
      <Link
        id={requestLinkId(slug)}
        className={buttonClass(variant, 'needs-script')}
        to="/servicos"
        search={{ servico: slug }}
        state={(state) => ({ ...state, fromList: true })}
      >
        {label}
      </Link>
      <noscript><a className={buttonClass(variant)} href={blankFormHref('service', wording, title)}>{label}</a></noscript>
    </>
  )
}
