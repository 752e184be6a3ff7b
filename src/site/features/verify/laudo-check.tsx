import Mail from 'lucide-react/icons/mail'
import { type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import type { LaudoView } from '../../../content/views'
import { useContent } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { fillPlaces, formatShortDate } from '../../lib/format'
import { offlineState, onOfflineState } from '../../lib/offline-state'
import { AnswerBox } from '../../ui/answer-box'
import { Button, buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { TextField } from '../../ui/fields'

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
  const { laudo: texts } = useContent('verify-page')
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
    <section className="verify-check needs-script" aria-labelledby="laudo">
      <h2 className="h3" id="laudo">
        {texts.title}
      </h2>
      <p className="note">{texts.text}</p>
      <form className="ask-form" method="dialog" onSubmit={submit} noValidate>
        <TextField
          label={texts.field}
          name="laudo"
          value={typed ?? asked}
          onChange={(text) => {
            setTyped(text)
            setNumber(undefined)
          }}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={80}
          inputRef={field}
        />
        <Button type="submit">{texts.button}</Button>
      </form>
      <div role="status">{shown && <Answer number={shown} />}</div>
    </section>
  )
}

function Answer({ number }: { number: string }) {
  const { laudo: texts } = useContent('verify-page')
  const { email } = useContent('company')
  const { offline } = useSyncExternalStore(onOfflineState, offlineState, offlineState)
  const laudo = useContent('laudos').find(({ slug }) => numberOf(slug) === number)
  const aside = offline && <p className="hint">{texts.offline}</p>
  if (laudo)
    return (
      <LaudoFacts laudo={laudo}>
        <p>{texts.compare}</p>
        {aside}
      </LaudoFacts>
    )
  return (
    <AnswerBox tone="no" title={fillPlaces(texts.unknown, { numero: number })}>
      <p>{texts.unknownText}</p>
      {aside}
      <a className={buttonClass('outline')} href={emptyMailHref(email, texts.subject)}>
        <Mail className="icon" aria-hidden="true" />
        {texts.mailButton}
      </a>
    </AnswerBox>
  )
}

const TONE = { válido: 'yes', substituído: 'open', revogado: 'no' } as const

function LaudoFacts({ laudo, children }: { laudo: LaudoView; children: ReactNode }) {
  const { laudo: texts } = useContent('verify-page')
  const { slug, issuedOn, kind, status = 'válido', statusOn = issuedOn, replacedBy } = laudo
  const state = fillPlaces(texts.states[status], { data: formatShortDate(statusOn) })
  return (
    <AnswerBox
      tone={TONE[status]}
      title={fillPlaces(texts.titles[status], { data: formatShortDate(issuedOn) })}
    >
      <Facts
        items={[
          { name: texts.number, value: numberOf(slug) },
          { name: texts.kind, value: kind },
          { name: texts.state, value: state },
          { name: texts.successor, value: replacedBy && numberOf(replacedBy) },
        ]}
      />
      {children}
    </AnswerBox>
  )
}
