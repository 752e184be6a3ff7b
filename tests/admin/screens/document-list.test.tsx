import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ContentSet } from '../../../src/admin/check/content-set'
import { DaysInput } from '../../../src/admin/form/days-input'
import { FormContext } from '../../../src/admin/form/form-context'
import { PhotoShelf } from '../../../src/admin/photos/photo-shelf'
import { DocumentList } from '../../../src/admin/screens/document-list'
import { Device } from '../../../src/admin/store/device'
import { documentType } from '../../../src/content/document-types'
import { fieldAt, objectTree } from '../../../src/content/schema/field-tree'
import { dayAfter, todayInSaoPaulo } from '../../../src/content/time/today'
import { dayLinesOf, type Draft } from '../../../src/content/yaml/draft'
import { render } from '../../site/render'

const FILE = 'materials/cobre.yaml'
const COPPER = readFileSync(`tests/pipeline/check/base/content/${FILE}`, 'utf8')
const today = todayInSaoPaulo()
const ahead = dayAfter(today, 9)

it('an editor reads at the start what will change by itself, and nothing where nothing will', async () => {
  const device = await Device.open('lista')
  const listed = async (text: string) => {
    const content = ContentSet.of(new Map([[FILE, new TextEncoder().encode(text)]]), [])
    const { container, unmount } = await render(<DocumentList content={content} device={device} />)
    const said = container.querySelector('[aria-labelledby="muda-sozinho"]')?.textContent
    await unmount()
    return said?.replaceAll('\u00A0', ' ')
  }
  expect(await listed(COPPER)).toBeUndefined()
  const day = ahead.split('-').toReversed().join('/')
  expect(await listed(COPPER.replace('pricePerKg:\n', `pricePerKg:\n  ${ahead}: 4.95\n`))).toBe(
    `Muda sozinhoem ${day} o preço de cobre passa a R$ 4,95`,
  )
})

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
