import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useState } from 'react'
import { SERVICES_PATH } from '../../../content/views/paths'
import { useContent } from '../../content'
import { NoScriptNote, PrivacyLink, RequesterFields } from '../../handoff/form-notes'
import { MessagePanel } from '../../handoff/message-panel'
import { serviceFormErrors } from '../../handoff/message/form-rules'
import { useFormFields } from '../../handoff/use-form-fields'
import { type MessagePlace, usePreparedMessage } from '../../handoff/use-prepared-message'
import { clearForTab } from '../../lib/store'
import { Button, buttonClass } from '../../ui/button'
import { ErrorSummary, SelectField, TextAreaField } from '../../ui/fields'
import { SectionLabel } from '../../ui/section'
import { showToast } from '../../ui/toast'
import { type Offer, useOffers } from './offers'

const LABEL = 'Solicitação'
/** Names the typed values in this tab's storage. */
const FORM = 'servicos'

/**
 * /servicos/{slug} and /servicos/integracoes/{slug}: the request form of a service; after the
 * submit, the prepared message.
 */
export function RequestPage({ offer: own }: { offer: Offer }) {
  const { afterRequest } = useContent('services-page')
  const [path, choose] = useState(own.path)
  const offer = useOffers().find((one) => one.path === path) ?? own
  const { title, price, designator, slug } = offer
  const request = usePreparedMessage(path)
  const { prepared } = request
  const router = useRouter()
  return (
    <div className="wrap pt-8 pb-section md:pt-14">
      <Link className="back-link" to={SERVICES_PATH} hash={slug}>
        <ArrowLeft className="icon" aria-hidden="true" />
        Nossos Serviços
      </Link>
      {prepared ? (
        <MessagePanel
          message={prepared}
          label={LABEL}
          designator={designator}
          level={1}
          doneLabel="Concluir e voltar aos serviços"
          onDone={() => {
            request.clear()
            clearForTab(FORM)
            void router.navigate({ to: SERVICES_PATH, hash: slug })
          }}
          onEdit={request.clear}
        />
      ) : (
        <div className="cols form-page">
          <div className="form-page-side">
            <SectionLabel text={LABEL} designator={designator} />
            <h1 className="h2 focus-visible:outline-offset-8">{title}</h1>
            {price && (
              <p className="num mt-6 rounded-card bg-mask-100 p-6">
                <span className="small muted">{price.label}</span>
                <b className="figure block text-figure" translate="no">
                  {price.text}
                </b>
              </p>
            )}
            <h2 className="h4 mt-8 mb-4">O que acontece depois</h2>
            <ol className="steps note">
              {afterRequest.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <RequestForm offer={offer} request={request} onChoose={choose} />
        </div>
      )}
    </div>
  )
}

const EMPTY = { name: '', email: '', company: '', phone: '', description: '' }

interface FormProps {
  offer: Offer
  request: MessagePlace
  /** Called with the path of the service that the visitor chooses instead. */
  onChoose: (path: string) => void
}

/** Service request: name and e-mail are required, company, telephone and description are not. */
function RequestForm({ offer, request, onChoose }: FormProps) {
  const hydrated = useHydrated()
  const { values, set, error, errors, accept } = useFormFields({
    key: FORM,
    initial: EMPTY,
    check: serviceFormErrors,
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (request.busy || !accept()) return
    const outcome = await request.send({ kind: 'service', ...values, service: offer.title })
    showToast(outcome === 'ready' ? 'draftOpened' : 'draftFailed')
  }

  return (
    <form
      className="form-panel mail-form"
      // As in the contact form: the browser sends nothing by itself.
      method="dialog"
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
    >
      {errors.length > 0 && <ErrorSummary errors={errors} />}
      <div className="form-panel-fields">
        <RequesterFields values={values} set={set} error={error} />
        <SelectField
          className="form-panel-wide"
          label="Serviço"
          name="service"
          value={offer.path}
          onChange={onChoose}
          options={useOffers().map(({ path, title }) => ({ value: path, label: title }))}
        />
        <TextAreaField
          className="form-panel-wide"
          label="Descrição"
          name="description"
          optional
          hint="Quantidade, endereço e prazo ajudam na resposta. Não envie senhas."
          value={values.description}
          onChange={(value) => set('description', value)}
          error={error('description')}
        />
      </div>
      <div className="btns">
        <Button type="submit" busy={request.busy} busyLabel="Preparando...">
          Enviar Solicitação
        </Button>
        <Link className={buttonClass('ghost')} to={SERVICES_PATH} hash={offer.slug}>
          Cancelar
        </Link>
        <p className="hint">
          Abre o seu e-mail. O rascunho fica só nesta aba; quem envia é você, e usamos seus dados só
          para responder. <PrivacyLink />
        </p>
      </div>
      <NoScriptNote
        lead="A solicitação sai pelo seu e-mail."
        chat="floatingButton"
        form="service"
        service={offer.title}
      />
    </form>
  )
}
