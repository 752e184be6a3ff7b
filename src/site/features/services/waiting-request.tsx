import { Link } from '@tanstack/react-router'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useServicesPage } from '../../content'
import { useOffers } from './offers'
import { SERVICE_PLACE } from './request-fields'

/** On the list: a request that was prepared in this tab and not yet ended, so that a step back loses nothing. */
export function WaitingRequest() {
  const { waiting } = useServicesPage()
  const { prepared, clear } = usePreparedMessage(SERVICE_PLACE)
  const offer = useOffers().find(({ slug }) => slug === prepared?.detail)
  if (!offer) return null
  return (
    <p className="waiting-request" role="status">
      <span>
        {`${waiting.text} `}
        <b>{offer.title}</b>.
      </span>
      <Link
        to="/servicos"
        search={{ servico: offer.slug }}
        state={(state) => ({ ...state, fromList: true })}
      >
        {waiting.open}
      </Link>
      <button type="button" onClick={clear}>
        {waiting.discard}
      </button>
    </p>
  )
}
