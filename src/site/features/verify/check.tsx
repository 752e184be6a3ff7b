import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields'

interface Props {
  id: string
  title: string
  text: string
  label: string
  placeholder: string
  hint?: string
  maxLength: number
  button: string
  /** What the address asks for, until something is typed. */
  asked?: string | undefined
  /** What is wrong with a typed text. */
  faultOf: (typed: string) => string | undefined
  Answer: ComponentType<{ typed: string }>
}

/**
 * A check on the device: the typed text is not sent anywhere and does not enter the address; the
 * answer disappears as soon as the text changes.
 */
export function Check({ id, title, text, button, asked, faultOf, Answer, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isPressed, setPressed] = useState(false)
  const value = typed ?? asked ?? ''
  const fault = isPressed ? faultOf(value) : undefined
  const isAnswered = isPressed || (typed === undefined && value !== '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (faultOf(value)) input.current?.focus()
  }
  return (
    <section
      className="needs-script grid grid-cols-1 content-start gap-3.5 rounded-card border border-hair bg-white p-5 md:px-8 md:pt-7 md:pb-8 max-md:[&_:is(.field,.btn)]:basis-full max-md:[&_.btn]:mt-0"
      aria-labelledby={id}
    >
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <p className="note">{text}</p>
      <form className="ask-form" method="dialog" onSubmit={submit} noValidate>
        <TextField
          {...field}
          name={id}
          value={value}
          onChange={(next) => {
            setTyped(next)
            setPressed(false)
          }}
          autoComplete="off"
          inputRef={input}
          error={fault}
        />
        <Button type="submit">{button}</Button>
      </form>
      <div role="status" className="empty:absolute">
        {isAnswered && !fault && <Answer typed={value} />}
      </div>
    </section>
  )
}
