import CircleAlert from 'lucide-react/icons/circle-alert'
import {
  type ChangeEvent,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'

interface FieldProps {
  label: string
  name: string
  value: string
  onChange(value: string): void
  /** The mistake and its fix; marks the field as invalid. */
  error?: string | undefined
  /** The field may stay empty, and says so. */
  optional?: boolean
  /** Help below the field, read with it. */
  hint?: ReactNode
  required?: boolean
  /** Class of the wrapper, such as `form-panel-wide`. */
  className?: string
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The props of a field's control; the id is the field's name made unique on the page. */
function useControl({ name, value, onChange, error, hint, required }: FieldProps) {
  const id = `${name}-${useId()}`
  const describedBy = [hint && `${id}-dica`, error && `${id}-erro`].filter(Boolean).join(' ')
  return {
    id,
    name,
    className: 'input',
    // For visitors without script; the running forms check by themselves and show messages beside the fields.
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    value,
    onChange: (event: ChangeEvent<Control>) => onChange(event.target.value),
  }
}

interface FieldFrameProps extends FieldProps {
  id: string
  children: ReactNode
}

function FieldFrame({
  label,
  error,
  optional,
  hint,
  className = '',
  id,
  children,
}: FieldFrameProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (opcional)</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-dica`}>
          {hint}
        </p>
      )}
      {error && <FaultText id={`${id}-erro`} text={error} />}
    </div>
  )
}

const FaultText = ({ id, text }: { id: string; text: string }) => (
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
export function TextField({ inputRef, type = 'text', ...field }: TextFieldProps) {
  const { inputMode, autoComplete, placeholder, maxLength } = field
  const control = useControl(field)
  return (
    <FieldFrame {...field} id={control.id}>
      <input
        {...control}
        {...{ type, inputMode, autoComplete, placeholder, maxLength }}
        ref={inputRef}
      />
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>

/** Several lines of text. */
export function TextAreaField({ rows, maxLength, ...field }: TextAreaFieldProps) {
  const control = useControl(field)
  return (
    <FieldFrame {...field} id={control.id}>
      <textarea {...control} rows={rows} maxLength={maxLength} />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldProps & { options: { value: string; label: string }[] }

/** A choice of one; an option with the value '' chooses none. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const control = useControl(field)
  return (
    <FieldFrame {...field} id={control.id}>
      <select {...control}>
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

/**
 * The mistakes of a refused form, above its fields; each line leads to its field. It takes the
 * focus with each new list. Place it inside the form.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])

  const follow = (event: MouseEvent, field: string) => {
    event.preventDefault()
    const control = summary.current?.closest('form')?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
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
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => follow(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
