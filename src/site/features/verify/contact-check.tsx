import { type FormEvent, useRef, useState } from 'react'
import { useContent } from '../../content'
import { fillPlaces } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { checkContact, type Verdict } from './check-contact'

/** The card of a check. */
export const CHECK =
  'needs-script grid grid-cols-1 content-start gap-3.5 rounded-card border border-hair bg-white p-5 md:px-8 md:pt-7 md:pb-8 max-md:[&_:is(.field,.btn)]:basis-full max-md:[&_.btn]:mt-0'

const FAULTS: Partial<Record<Verdict['is'], string>> = {
  unknown: 'Isto não parece telefone, e-mail, link nem chave Pix. Cole só o número ou o endereço.',
  incomplete: 'Falta o DDD: o mesmo número existe em outras cidades. Cole o número inteiro.',
}

/**
 * «É a Retrilha?»: compares the text that the visitor received with the company's contacts. The
 * text is not sent anywhere and does not enter the address; the answer disappears as soon as the
 * text changes.
 */
export function ContactCheck() {
  const { contact: texts } = useContent('verify-page')
  const company = useContent('company')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [verdict, setVerdict] = useState<Verdict>()
  const fault = verdict && FAULTS[verdict.is]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = checkContact(typed, company)
    setVerdict(answer)
    if (FAULTS[answer.is]) field.current?.focus()
  }

  return (
    <section className={CHECK} aria-labelledby="contato">
      <h2 className="h3" id="contato">
        {fillPlaces(texts.title, { empresa: company.name })}
      </h2>
      <p className="note">{texts.text}</p>
      <form className="ask-form" method="dialog" onSubmit={submit} noValidate>
        <TextField
          label="O que você recebeu"
          name="contato"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setVerdict(undefined)
          }}
          placeholder="Telefone, e-mail, link ou chave"
          hint="Vale o número com ou sem +55, o e-mail inteiro, o endereço do site, a chave Pix ou o código “copia e cola”. Nunca cole senha."
          autoComplete="off"
          maxLength={4000}
          inputRef={field}
          {...(fault && { error: fault })}
        />
        <Button type="submit">Conferir</Button>
      </form>
      <div role="status" className="empty:absolute">
        {verdict && <Answer verdict={verdict} />}
      </div>
    </section>
  )
}

function Answer({ verdict }: { verdict: Verdict }) {
  const { legalName } = useContent('company')
  const { ours, foreign } = useContent('verify-page').contact
  if (verdict.is === 'ours')
    return (
      <AnswerBox tone="yes" title={verdict.channel === 'pix' ? ours.keyTitle : ours.title}>
        <p className="num">
          <b>{verdict.shown}</b>
        </p>
        <p>{fillPlaces(ours[verdict.channel], { razaoSocial: legalName })}</p>
      </AnswerBox>
    )
  if (verdict.is === 'foreign')
    return (
      <AnswerBox tone="no" title={foreign.title}>
        <p>{foreign[verdict.kind]}</p>
        <p>{foreign.advice}</p>
      </AnswerBox>
    )
  return null
}
