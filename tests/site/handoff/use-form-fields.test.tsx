import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearForTab, saveForTab } from '../../../src/site/lib/store'
import { useFormFields } from '../../../src/site/handoff/use-form-fields'

const initial = { name: '', city: 'Campinas' }
const check = ({ name }: typeof initial) => (name ? {} : { name: 'Informe o nome.' })

const open = () => renderHook(() => useFormFields({ key: 'teste', initial, check })).result

beforeEach(() => sessionStorage.clear())
afterEach(() => clearForTab('teste'))

describe('the values of a form', () => {
  it('are those of this tab, without a field that is gone', () => {
    saveForTab('teste', { name: 'antes', city: 'Santos', gone: 'x' })
    expect(open().current.values).toEqual({ name: 'antes', city: 'Santos' })
  })

  it('are refused with a message that leaves with its cause, and that a reset takes away', () => {
    const form = open()
    const accept = () => {
      let accepted = false
      act(() => {
        accepted = form.current.accept()
      })
      return accepted
    }
    expect(form.current.error('name')).toBeUndefined()
    expect(accept()).toBe(false)
    expect([form.current.error('name'), form.current.error('city')]).toEqual([
      'Informe o nome.',
      undefined,
    ])
    expect(form.current.errors).toEqual([{ field: 'name', message: 'Informe o nome.' }])
    act(() => form.current.set('name', 'Helena'))
    expect(form.current.error('name')).toBeUndefined()
    expect(form.current.errors).toHaveLength(1)
    act(() => form.current.reset())
    expect([form.current.errors, form.current.error('name')]).toEqual([[], undefined])
    act(() => form.current.set('name', 'Helena'))
    expect(accept()).toBe(true)
    expect(form.current.errors).toEqual([])
  })
})
