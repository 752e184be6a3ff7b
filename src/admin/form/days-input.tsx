import { useRef } from 'react'
import type { ByDayField } from '../../content/field-tree'
import { todayInSaoPaulo } from '../../content/today'
import { formatShortDate } from '../../site/lib/format'
import { dayLinesOf, type DayLine, type Draft } from '../../content/write/draft'
import { FieldFrame, FieldGroup, SmallButton } from './field-frame'
import { useForm } from './form-context'

interface Props {
  field: ByDayField
  /** The field's name in the check's messages. */
  name: string
  value: Draft
  onChange: (value: Draft) => void
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Values by day: the newest one visible, a new one for today on top of it, and the older ones in a
 * closed section.
 */
export function DaysInput({ field, name, value, onChange }: Props) {
  const { errors } = useForm()
  const group = useRef<HTMLFieldSetElement>(null)
  const today = todayInSaoPaulo()
  const written = dayLinesOf(value)
  // A new document shows its first value's input at once; nothing is written before the editor
  // types.
  const lines: readonly DayLine[] = written.length > 0 ? written : [{ day: today, value: '' }]
  const replace = (next: readonly DayLine[]) =>
    onChange(next.map(({ day, value: one }) => ({ day, value: one })))
  const [newest, ...older] = lines
  const nameOf = (line: DayLine, index: number) =>
    `${name}.${line.day}${lines.findIndex(({ day }) => day === line.day) < index ? ` (${index + 1})` : ''}`
  const addToday = () => {
    replace([{ day: today, value: newest?.value ?? '' }, ...written])
    // The new line starts with the former value, selected: typing replaces it, and leaving it
    // confirms it for today.
    requestAnimationFrame(() => group.current?.querySelector('input')?.select())
  }
  const line = (one: DayLine, index: number) => (
    <DayInput
      key={index}
      name={nameOf(one, index)}
      field={field}
      line={one}
      onChange={(next) => replace(lines.with(index, next))}
      onRemove={
        lines.length > 1
          ? () => {
              replace(lines.toSpliced(index, 1))
              group.current?.focus()
            }
          : undefined
      }
    />
  )
  return (
    <FieldGroup name={name} field={field} ref={group}>
      {written.length > 0 && newest?.day !== today && (
        <SmallButton onPress={addToday}>Acrescentar preço de hoje</SmallButton>
      )}
      {newest && line(newest, 0)}
      {older.length > 0 && (
        // An error in the closed section opens it.
        <details
          open={
            older.some((one, index) => (errors.get(nameOf(one, index + 1)) ?? []).length > 0) ||
            undefined
          }
        >
          <summary>Preços anteriores ({older.length})</summary>
          {older.map((one, index) => line(one, index + 1))}
        </details>
      )}
    </FieldGroup>
  )
}

interface LineProps {
  name: string
  field: ByDayField
  line: DayLine
  onChange: (line: DayLine) => void
  onRemove: (() => void) | undefined
}

function DayInput({ name, field: { item }, line, onChange, onRemove }: LineProps) {
  const isDay = DAY.test(line.day)
  const since = isDay ? formatShortDate(line.day) : line.day
  return (
    <FieldFrame name={name} field={item} label={`Preço desde ${since} (R$)`}>
      {(input) => (
        <div className="ed-day">
          <input
            {...input}
            className="ed-input ed-number"
            autoComplete="off"
            inputMode="decimal"
            value={typeof line.value === 'string' ? line.value : ''}
            onChange={({ target }) => onChange({ ...line, value: target.value })}
          />
          <input
            className="ed-input ed-number"
            type={isDay ? 'date' : 'text'}
            aria-label={`Dia do preço de ${since}`}
            value={line.day}
            // An incomplete date is empty.
            onChange={({ target }) => {
              if (target.value !== '') onChange({ ...line, day: target.value })
            }}
          />
          {onRemove && (
            <SmallButton onPress={onRemove} label={`Retirar o preço de ${since}`}>
              Retirar
            </SmallButton>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
