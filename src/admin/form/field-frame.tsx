import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { Field } from '../../content/schema/field-tree'
import { inForm, inWords } from '../check/in-words'
import { inputId, ofField, useForm } from './form-context'

/** Attributes that connect an input with its label, hint and errors. */
export interface InputProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean | undefined
}

/** Label, hint and errors of a field around its input. */
export function FieldFrame({
  name,
  field,
  label,
  children,
}: {
  name: string
  field: Field
  label?: string
  children: (input: InputProps) => ReactNode
}) {
  const id = inputId(name)
  const errors = ofField(useForm().errors, name)
  return (
    <div className="ed-field">
      <label htmlFor={id}>
        <Title field={field} label={label} />
      </label>
      {children({
        id,
        'aria-describedby': `${field.description ? `${id}-ajuda ` : ''}${id}-faltas`,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      {field.description && (
        <p className="hint" id={`${id}-ajuda`}>
          {inForm(field.description)}
        </p>
      )}
      <FieldDiagnostics name={name} />
    </div>
  )
}

/** A fieldset for a field of several inputs; an error's link can focus it. */
export function FieldGroup({
  name,
  field,
  label,
  ref,
  children,
}: {
  name: string
  field: Field
  label?: string
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}) {
  return (
    <fieldset className="ed-group" id={inputId(name)} tabIndex={-1} ref={ref}>
      <legend>
        <Title field={field} label={label} />
      </legend>
      {field.description && <p className="hint">{inForm(field.description)}</p>}
      <FieldDiagnostics name={name} />
      {children}
    </fieldset>
  )
}

/** A folded part of a form. It opens when it has an error; only the editor closes it. */
export function Fold({
  title,
  isWrong,
  children,
}: {
  title: ReactNode
  isWrong: boolean
  children: ReactNode
}) {
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && part.current) part.current.open = true
  }, [isWrong])
  return (
    <details className="ed-note ed-fold" ref={part}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

export function Title({ field, label }: { field: Field; label?: string | undefined }) {
  return (
    <>
      {label ?? field.title}
      {field.optional && <span className="field-optional"> (opcional)</span>}
    </>
  )
}

/** A small button of a form, which changes the values and submits nothing. */
export function SmallButton({
  onPress,
  label,
  expanded,
  children,
}: {
  /** Undefined disables the button. */
  onPress: (() => void) | undefined
  label?: string
  /** Whether the part that the button opens is open. */
  expanded?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="ed-small"
      disabled={onPress === undefined}
      onClick={onPress}
      aria-label={label}
      aria-expanded={expanded}
    >
      {children}
    </button>
  )
}

/**
 * Errors and warnings of one field; the element stays in the page so that inputs can refer to it.
 */
export function FieldDiagnostics({ name }: { name: string }) {
  const { errors, warnings } = useForm()
  return (
    <div id={`${inputId(name)}-faltas`}>
      {ofField(errors, name).map((error) => (
        <p className="field-error" key={error.message}>
          {inWords(error)}
        </p>
      ))}
      {ofField(warnings, name).map((warning) => (
        <p
          className="border-s-3 border-field-line ps-[10px] text-[0.9375rem] wrap-anywhere text-ink"
          key={warning.message}
        >
          Aviso: {inWords(warning)}
        </p>
      ))}
    </div>
  )
}
