import { useHydrated } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useContent } from '../../content'
import { newsletterFormErrors } from '../../handoff/message/form-rules'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { NoScriptNote, PrivacyLink } from '../../handoff/form-notes'
import { useFormFields } from '../../handoff/use-form-fields'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { PanelBelow } from '../../handoff/message-panel'
import { Banner } from '../../ui/section'
import { showToast } from '../../ui/toast'

const PLACE = 'newsletter'
const EMPTY = { email: '' }

/** Newsletter sign-up: one field, cleared on success; the prepared message shows below. */
export function NewsletterForm() {
  const { newsletter: texts } = useContent('blog-page')
  const hydrated = useHydrated()
  const request = usePreparedMessage(PLACE)
  const form = useFormFields({ key: PLACE, initial: EMPTY, check: newsletterFormErrors })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (request.busy) return
    if (!form.accept()) {
      // One field needs no summary: it takes the focus itself, and its message is read with it.
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    const outcome = await request.send({ kind: 'newsletter', email: form.values.email })
    if (outcome === 'failed') return showToast('newsletterFailed')
    form.reset()
    showToast('newsletterDone')
  }

  return (
    <>
      <Banner heading={texts} designator="N1">
        <form
          className="mail-form grid gap-4 [&_.hint]:text-on-dark-muted [&_a]:text-on-dark"
          // As in the contact form: the browser sends nothing by itself.
          method="dialog"
          noValidate={hydrated}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            value={form.values.email}
            onChange={(value) => form.set('email', value)}
            error={form.error('email')}
          />
          <Button type="submit" variant="gold" busy={request.busy} busyLabel="Inscrevendo...">
            Inscrever
          </Button>
          <p className="hint">
            {texts.consent} <PrivacyLink />
          </p>
          <NoScriptNote
            lead="A inscrição sai pelo seu e-mail."
            chat="floatingButton"
            form="newsletter"
          />
        </form>
      </Banner>
      <PanelBelow place={request} label={texts.label} designator="N2" />
    </>
  )
}
