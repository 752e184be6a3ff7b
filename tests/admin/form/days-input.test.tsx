import { expect, it } from 'vitest'
import { DaysInput } from '../../../src/admin/form/days-input'
import { FormContext } from '../../../src/admin/form/form-context'
import { PhotoShelf } from '../../../src/admin/photos/photo-shelf'
import { documentType } from '../../../src/content/document-types'
import { fieldAt, objectTree } from '../../../src/content/schema/field-tree'
import { dayAfter, todayInSaoPaulo } from '../../../src/content/time/today'
import { dayLinesOf, type Draft } from '../../../src/content/yaml/draft'
import { render } from '../../site/render'

const today = todayInSaoPaulo()
const ahead = dayAfter(today, 9)

it('a price of today goes below one of a day ahead, and begins with the one that holds', async () => {
  const field = fieldAt(objectTree(documentType('Material').schema), ['pricePerKg'])
  if (field?.kind !== 'byDay') throw new Error('no field by day')
  let value: Draft = [
    { day: ahead, value: '4.95' },
    { day: '2026-01-02', value: '4.50' },
    { day: '2026-01-01', value: '4.40' },
  ]
  const unused = () => Promise.reject(new Error('unused'))
  const shelf = new PhotoShelf({ name: '', read: unused, photo: unused, save: unused }, new Set())
  const none = {
    errors: [],
    warnings: [],
    choices: new Map(),
    shelf,
    photoName: '',
    photoFolder: '',
  }
  const { container } = await render(
    <FormContext value={none}>
      <DaysInput
        field={field}
        name="pricePerKg"
        value={value}
        onChange={(next) => {
          value = next
        }}
      />
    </FormContext>,
  )
  expect(container.querySelector('summary')?.textContent).toBe('Preços anteriores (1)')
  Array.from(container.querySelectorAll('button'))
    .find(({ textContent }) => textContent === 'Acrescentar preço de hoje')
    ?.click()
  expect(dayLinesOf(value).map((line) => `${line.day} ${String(line.value)}`)).toEqual([
    `${ahead} 4.95`,
    `${today} 4.50`,
    '2026-01-02 4.50',
    '2026-01-01 4.40',
  ])
})
