import CircleAlert from 'lucide-react/icons/circle-alert'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

interface FieldProps {
  label: string
  name: string
  value: string
  onChange(value: string): void
  /** The mistake and its fix; marks the field as invalid. */
  error?: string
  /** The field may stay empty, and says so. */
  optional?: boolean
  /** Help below the field, read with it. */
  hint?: ReactNode
  required?: boolean
  /** Class of the wrapper, such as `form-panel-wide`. */
  className?: string
}

/** Ids and ARIA of one field; the id is the field's name made unique on the page. */
function useFieldIds({
  name,
  error,
  hint,
  required,
}: Pick<FieldProps, 'name' | 'error' | 'hint' | 'required'>) {
  const id = `${name}-${useId()}`
  const errorId = `${id}-erro`
  const hintId = `${id}-dica`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    className: 'input',
    // For visitors without script; the running forms check by themselves and show messages beside the fields.
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
  return { id, errorId, hintId, control }
}

interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'error' | 'optional' | 'hint' | 'className'
> {
  ids: { id: string; errorId: string; hintId: string }
  children: ReactNode
}

function FieldFrame({ label, error, optional, hint, className, ids, children }: FieldFrameProps) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={ids.id}>
        {label}
        {optional && <span className="field-optional"> (opcional)</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={ids.hintId}>
          {hint}
        </p>
      )}
      {error && <FaultText id={ids.errorId} text={error} />}
    </div>
  )
}

const FaultText = ({ id, text }: { id: string | undefined; text: string }) => (
  <p className="field-error" id={id}>
    <CircleAlert className="icon" aria-hidden="true" />
    {text}
  </p>
)

/**
 * Announces the mistake in a field as soon as it is shown. Always in the page: screen readers do
 * not announce a region that is added together with its text.
 */
export const FieldFault = ({ id, text }: { id: string; text: string | undefined }) => (
  <div role="status" className="field-fault">
    {text && <FaultText id={id} text={text} />}
  </div>
)

interface TextFieldProps
  extends
    FieldProps,
    Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength'
    > {
  inputRef?: RefObject<HTMLInputElement | null>
}

/** One line of text; e-mail and telephone fields by `type`. */
export function TextField({
  inputRef,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
  ...field
}: TextFieldProps) {
  const { control, ...ids } = useFieldIds(field)
  return (
    <FieldFrame {...field} ids={ids}>
      <input
        {...control}
        ref={inputRef}
        {...{ type, inputMode, autoComplete, placeholder, maxLength }}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

interface TextAreaFieldProps
  extends FieldProps, Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'maxLength'> {
  inputRef?: RefObject<HTMLTextAreaElement | null>
}

/** Several lines of text. */
export function TextAreaField({
  inputRef,
  rows,
  placeholder,
  maxLength,
  ...field
}: TextAreaFieldProps) {
  const { control, ...ids } = useFieldIds(field)
  return (
    <FieldFrame {...field} ids={ids}>
      <textarea
        {...control}
        ref={inputRef}
        {...{ rows, placeholder, maxLength }}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

interface SelectFieldProps extends FieldProps {
  options: { value: string; label: string }[]
  inputRef?: RefObject<HTMLSelectElement | null>
}

/** A choice of one; an option with the value '' chooses none. */
export function SelectField({ inputRef, options, ...field }: SelectFieldProps) {
  const { control, ...ids } = useFieldIds(field)
  return (
    <FieldFrame {...field} ids={ids}>
      <select
        {...control}
        ref={inputRef}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

interface ErrorSummaryProps {
  /** `field` is the name of a control of the form that holds the summary. */
  errors: { field: string; message: string }[]
}

const controlOf = (element: HTMLElement | null, field: string): HTMLElement | undefined => {
  const control = element?.closest('form')?.elements.namedItem(field)
  return control instanceof HTMLElement ? control : undefined
}

/**
 * The mistakes of a refused form, above its fields; each line leads to its field. It takes the
 * focus when it is mounted: give it a `key` that counts refusals, so that it does so each time.
 * Place it inside the form.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [ids, setIds] = useState<(string | undefined)[]>([])

  useEffect(() => {
    summary.current?.focus()
  }, [])
  useEffect(() => {
    setIds(errors.map(({ field }) => controlOf(summary.current, field)?.id))
  }, [errors])

  if (errors.length === 0) return null
  const follow = (event: MouseEvent, field: string) => {
    const control = controlOf(summary.current, field)
    if (!control) return
    event.preventDefault()
    control.focus()
  }
  return (
    <div
      ref={summary}
      className="error-summary"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p id={titleId}>
        {errors.length === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${errors.length} campos`}
      </p>
      <ul>
        {errors.map(({ field, message }, index) => (
          <li key={field}>
            <a href={`#${ids[index] ?? ''}`} onClick={(event) => follow(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
