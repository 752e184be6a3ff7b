import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DaysInput } from '../../../src/admin/form/days-input'
import { FormContext } from '../../../src/admin/form/form-context'
import { documentType } from '../../../src/content/document-types'
import { fieldAt, objectTree } from '../../../src/content/schema/field-tree'
import { dayAfter, todayInSaoPaulo } from '../../../src/content/time/today'
import { type Draft, dayLinesOf } from '../../../src/content/yaml/draft'
import { outline } from '../../support/outline'
import { formFacts } from '../fixture-content'

const today = todayInSaoPaulo()
const ahead = dayAfter(today, 9)

/** Shows the prices of a material by day; `now` is the value that the form has then. */
function days(value: Draft) {
  const field = fieldAt(objectTree(documentType('Material').schema), ['pricePerKg'])
  if (field?.kind !== 'byDay') throw new Error('no field by day')
  const changed = [value]
  const { container } = render(
    <FormContext value={formFacts()}>
      <DaysInput
        field={field}
        name="pricePerKg"
        value={value}
        onChange={(next) => changed.push(next)}
      />
    </FormContext>,
  )
  const now = () => dayLinesOf(changed.at(-1)).map((line) => `${line.day} ${String(line.value)}`)
  return { lines: outline(container).slice(2), now }
}
const ADD = 'button: Acrescentar preço de hoje'

it('a price of today goes below one of a day ahead, and begins with the one that holds', () => {
  const { lines, now } = days([
    { day: ahead, value: '4.95' },
    { day: '2026-01-02', value: '4.50' },
    { day: '2026-01-01', value: '4.40' },
  ])
  expect(lines[0]).toBe(ADD)
  expect(lines).toContain('summary: Preços anteriores (1)')
  fireEvent.click(screen.getByRole('button', { name: 'Acrescentar preço de hoje' }))
  expect(now()).toEqual([`${ahead} 4.95`, `${today} 4.50`, '2026-01-02 4.50', '2026-01-01 4.40'])
})

it('a day that is none stands as it is written, and every price but the only one can go', () => {
  const { lines, now } = days([
    { day: '2026-01-02', value: '4.50' },
    { day: 'ontem', value: '4.40' },
  ])
  const isOperated = (line: string) => /^(?:input|button): /.test(line)
  expect(lines.filter(isOperated)).toEqual([
    ADD,
    'input: Preço desde 02/01/2026 (R$) = 4.50',
    'input: Dia do preço de 02/01/2026 = 2026-01-02',
    'button: Retirar o preço de 02/01/2026',
    'input: Preço desde ontem (R$) = 4.40',
    'input: Dia do preço de ontem = ontem',
    'button: Retirar o preço de ontem',
  ])
  const inputs = screen.getAllByLabelText(/^Dia do/)
  expect(inputs.map((one) => one.getAttribute('type'))).toEqual(['date', 'text'])
  // A date that is not whole yet is empty.
  for (const day of ['2026-01-03', ''])
    fireEvent.change(inputs[0] ?? document.body, { target: { value: day } })
  expect(now()).toEqual(['2026-01-03 4.50', 'ontem 4.40'])
  fireEvent.click(screen.getByRole('button', { name: 'Retirar o preço de ontem' }))
  expect(now()).toEqual(['2026-01-02 4.50'])
  for (const only of [[{ day: today, value: '4.50' }], undefined])
    expect(days(only).lines.filter((line) => line.startsWith('button'))).toEqual([])
})
