import { Link } from '@tanstack/react-router'
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

/** Opens the request form of a service or integration: a real address that can be sent. */
export const RequestLink = ({ slug, title, text, variant }: RequestLinkProps) => (
  <Link
    id={requestLinkId(slug)}
    className={buttonClass(variant)}
    to="/servicos"
    search={{ servico: slug }}
    state={(state) => ({ ...state, fromList: true })}
  >
    {text}<span className="sr">: {title}</span>
  </Link>
)
