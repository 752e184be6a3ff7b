import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearForTab, saveForTab } from '../../../src/site/lib/store'
import { useFormFields } from '../../../src/site/handoff/use-form-fields'
import { TextField } from '../../../src/site/ui/fields'
import { leave, show, type } from '../features/requests/harness'

const initial = { name: '', city: 'Campinas' }
const check = ({ name }: typeof initial) => (name ? {} : { name: 'Informe o nome.' })
let form: ReturnType<typeof useFormFields<typeof initial>>

function Form() {
  form = useFormFields({ key: 'teste', initial, check })
  return (
    <form>
      <TextField
        label="Nome"
        name="name"
        value={form.values.name}
        onChange={(value) => form.set('name', value)}
      />
      <input
        name="city"
        value={form.values.city}
        onChange={(event) => form.set('city', event.target.value)}
      />
    </form>
  )
}
const accept = async () => {
  let accepted = false
  await act(async () => {
    accepted = form.accept()
  })
  return accepted
}

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  await leave()
  clearForTab('teste')
})

describe('the values of a form', () => {
  it('are those of this tab, without a field that is gone', async () => {
    saveForTab('teste', { name: 'antes', city: 'Santos', gone: 'x' })
    await show(<Form />)
    expect(form.values).toEqual({ name: 'antes', city: 'Santos' })
  })

  it('are refused with a message that leaves with its cause, and that a reset takes away', async () => {
    await show(<Form />)
    expect(form.error('name')).toBeUndefined()
    expect(await accept()).toBe(false)
    expect([form.error('name'), form.error('city')]).toEqual(['Informe o nome.', undefined])
    expect(form.errors).toEqual([{ field: 'name', message: 'Informe o nome.' }])
    await type('name', 'Helena')
    expect(form.error('name')).toBeUndefined()
    expect(form.errors).toHaveLength(1)
    await act(async () => form.reset())
    expect([form.errors, form.error('name')]).toEqual([[], undefined])
    await type('name', 'Helena')
    expect(await accept()).toBe(true)
    expect(form.errors).toEqual([])
  })
})
