import { useRef } from 'react'
import type { ByDayField } from '../../content/schema/field-tree'
import { todayInSaoPaulo } from '../../content/time/today'
import { formatShortDate } from '../../site/lib/format'
import { useToday } from '../../site/lib/time'
import { dayLinesOf, type DayLine, type Draft } from '../../content/yaml/draft'
import { FieldGroup, Fold, SmallButton } from './field-frame'
import { ofField, useForm } from './form-context'
import { LeafInput } from './leaf-input'

interface Props {
  field: ByDayField
  /** The field's name in the check's messages. */
  name: string
  value: Draft
  onChange: (value: Draft) => void
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Values by day. The value that is valid now and those of days ahead are visible, a new one for
 * today is inserted between them, and the older ones are in a closed section.
 */
export function DaysInput({ field, name, value, onChange }: Props) {
  const { errors } = useForm()
  const group = useRef<HTMLFieldSetElement>(null)
  const today = useToday() ?? todayInSaoPaulo()
  const written = dayLinesOf(value)
  // A new document shows its first value's input at once; nothing is written before the editor
  // types.
  const lines: readonly DayLine[] = written.length > 0 ? written : [{ day: today, value: '' }]
  const replace = (next: readonly DayLine[]) =>
    onChange(next.map(({ day, value: one }) => ({ day, value: one })))
  /** Number of the values of days ahead, plus the one that is valid now. */
  const open = lines.filter(({ day }) => day > today).length + 1
  const older = lines.slice(open)
  const nameOf = (line: DayLine, index: number) =>
    `${name}.${line.day}${lines.findIndex(({ day }) => day === line.day) < index ? ` (${index + 1})` : ''}`
  const addToday = () => {
    const fresh = { day: today, value: lines[open - 1]?.value ?? '' }
    replace(written.toSpliced(open - 1, 0, fresh))
    // The new line starts with the former value, selected: typing replaces it, and leaving it
    // confirms it for today.
    requestAnimationFrame(() =>
      group.current?.querySelectorAll<HTMLInputElement>('[inputmode]')[open - 1]?.select(),
    )
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
      {written.length > 0 && lines.every(({ day }) => day !== today) && (
        <SmallButton onPress={addToday}>Acrescentar preço de hoje</SmallButton>
      )}
      {lines.slice(0, open).map(line)}
      {older.length > 0 && (
        <Fold
          title={`Preços anteriores (${older.length})`}
          isWrong={older.some(
            (one, index) => ofField(errors, nameOf(one, index + open)).length > 0,
          )}
        >
          {older.map((one, index) => line(one, index + open))}
        </Fold>
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
    <div className="grid justify-items-start gap-2">
      <LeafInput
        field={item}
        name={name}
        label={`Preço desde ${since} (R$)`}
        value={line.value}
        onChange={(value) => onChange({ ...line, value })}
      />
      <input
        className="input ed-input num max-w-55"
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
  )
}
