import { Link, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useContent } from '../../content'
import { MessagePanel } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { clearForTab } from '../../lib/tab-store'
import { SectionLabel } from '../../ui/section'
import { type Offer, SERVICE_PLACE, useOffers } from './offers'
import { RequestForm } from './request-form'

const LABEL = 'Solicitação'

/**
 * /servicos/{slug} and /servicos/integracoes/{slug}: the request form of a service; after the
 * submit, the prepared message.
 */
export function RequestPage({ offer: own }: { offer: Offer }) {
  const offers = useOffers()
  const [path, choose] = useState(own.path)
  const offer = offers.find((one) => one.path === path) ?? own
  const request = usePreparedMessage(SERVICE_PLACE)
  const goBack = useWayBack(own.slug)
  const { prepared } = request
  const wayBack = (className: string, children: ReactNode) => (
    <Link className={className} to="/servicos" hash={own.slug} onClick={goBack}>
      {children}
    </Link>
  )
  const done = () => {
    request.clear()
    clearForTab(SERVICE_PLACE)
    goBack()
  }
  return (
    <div className="wrap pt-8 pb-section md:pt-14">
      {wayBack(
        'back-link',
        <>
          <ArrowLeft className="icon" aria-hidden="true" />
          Nossos Serviços
        </>,
      )}
      {prepared?.detail === offer.path ? (
        <MessagePanel
          prepared={prepared}
          label={LABEL}
          designator={offer.designator}
          level={1}
          doneLabel="Concluir e voltar aos serviços"
          onDone={done}
          onEdit={request.clear}
        />
      ) : (
        <div className="cols form-page">
          <div className="form-page-side">
            <RequestIntro offer={offer} />
          </div>
          <RequestForm
            offer={offer}
            offers={offers}
            request={request}
            onChoose={choose}
            cancel={wayBack('btn btn-ghost', 'Cancelar')}
          />
        </div>
      )}
    </div>
  )
}

/**
 * Leads back to the list: one step back, at the place where the visitor left it, or to the service
 * in a list that the visitor has not seen.
 */
function useWayBack(slug: string): (event?: MouseEvent) => void {
  const router = useRouter()
  // Going back takes a moment: a second press would go one step too far.
  const isLeaving = useRef(false)
  return (event) => {
    // With a modifier key the link opens elsewhere.
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    if (!isLeaving.current && !router.state.location.state.fromList) {
      // The link leads there by itself.
      if (!event) void router.navigate({ to: '/servicos', hash: slug })
      return
    }
    event?.preventDefault()
    if (isLeaving.current) return
    isLeaving.current = true
    const stop = router.subscribe('onRendered', () => {
      stop()
      const link = document.getElementById(slug)?.querySelector<HTMLElement>('a.btn')
      link?.focus({ preventScroll: true })
    })
    router.history.back()
  }
}

/** The requested service: title, price, and the steps after the request. */
function RequestIntro({ offer: { title, price, designator } }: { offer: Offer }) {
  const { afterRequest } = useContent('services-page')
  return (
    <>
      <SectionLabel text={LABEL} designator={designator} />
      <h1 className="h2 focus-visible:outline-offset-8">{title}</h1>
      {price && (
        <p className="num mt-6 rounded-card bg-mask-100 p-6">
          <span className="small muted">{price.label}</span>
          <b className="figure block text-figure">{price.text}</b>
        </p>
      )}
      <h2 className="h4 mt-8 mb-4">O que acontece depois</h2>
      <ol className="steps note">
        {afterRequest.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
