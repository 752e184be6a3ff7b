import Mail from 'lucide-react/icons/mail'
import { type FormEvent, useRef, useState } from 'react'
import { useContent } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { formatShortDate } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { Button, buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { TextField } from '../../ui/fields'
import { CHECK } from './contact-check'

/** The number of a laudo: the name of its document in capitals. rt-l-2026-0187 -> RT-L-2026-0187 */
const numberOf = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()

/**
 * «Confira um laudo»: looks up a number in the list of those that we issued. The list was loaded
 * with the page, so the check sends no request.
 * @param asked number in the address, as the QR code on a printed laudo has it
 */
export function LaudoCheck({ asked = '' }: { asked: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [number, setNumber] = useState<string>()
  // Until something is typed, the address asks.
  const shown = typed === undefined ? numberOf(asked) : number

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const entered = numberOf(typed ?? asked)
    setTyped(typed ?? asked)
    setNumber(entered)
    if (!entered) field.current?.focus()
  }

  return (
    <section className={CHECK} aria-labelledby="laudo">
      <h2 className="h3" id="laudo">
        Confira um laudo
      </h2>
      <p className="note">
        Escreva o número que está no papel ou no PDF. Comparamos com a lista dos que emitimos.
      </p>
      <form className="ask-form" method="dialog" onSubmit={submit} noValidate>
        <TextField
          label="Número do laudo"
          name="laudo"
          value={typed ?? asked}
          onChange={(text) => {
            setTyped(text)
            setNumber(undefined)
          }}
          placeholder="RT-L-2026-0163"
          autoComplete="off"
          maxLength={80}
          inputRef={field}
        />
        <Button type="submit">Conferir laudo</Button>
      </form>
      <div role="status" className="empty:absolute">
        {shown && <Answer number={shown} />}
      </div>
    </section>
  )
}

const TONE = { válido: 'yes', substituído: 'open', revogado: 'no' } as const

function Answer({ number }: { number: string }) {
  const { email } = useContent('company')
  const laudo = useContent('laudos').find(({ slug }) => numberOf(slug) === number)
  if (!laudo)
    return (
      <AnswerBox tone="no" title={`Não conhecemos o laudo ${number}.`}>
        <p>
          Confira o número no papel. Se for este mesmo, mande o PDF por e-mail, e nós respondemos.
        </p>
        <a
          className={buttonClass('outline')}
          href={emptyMailHref(email, 'Conferência de um laudo')}
        >
          <Mail className="icon" aria-hidden="true" />
          Perguntar por e-mail
        </a>
      </AnswerBox>
    )
  const { issuedOn, kind, status = 'válido', statusOn = issuedOn, replacedBy } = laudo
  const name = { válido: 'Válido', substituído: 'Substituído', revogado: 'Revogado' }[status]
  const isValid = status === 'válido'
  return (
    <AnswerBox
      tone={TONE[status]}
      title={`Emitido por nós em ${formatShortDate(issuedOn)}${isValid ? '' : `, e ${status}`}.`}
    >
      <Facts
        items={[
          { name: 'Número', value: number },
          { name: 'Serviço', value: kind },
          { name: 'Situação', value: isValid ? name : `${name} em ${formatShortDate(statusOn)}` },
          { name: 'Vale agora', value: replacedBy && numberOf(replacedBy) },
        ]}
      />
      <p>Compare o dia e o serviço com o papel. Não batem? Pergunte antes de arquivar.</p>
    </AnswerBox>
  )
}
