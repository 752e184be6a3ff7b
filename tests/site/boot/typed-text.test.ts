// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepTyping, takeTyping } from '../../../src/site/boot/typed-text'

const PAGE =
  '<main><input name="peso" autocomplete="off"><input name="peso"><select name="material"><option value=""></option><option value="cobre">Cobre</option></select><textarea name="message"></textarea><input type="checkbox" name="ok"></main>'
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)'),
]
beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = PAGE
})

function type(values: string[]): void {
  values.forEach((value, index) => {
    const field = fields()[index]
    if (field) field.value = value
  })
}
const taken = () =>
  new Map(
    Array.from(takeTyping(document), ([field, value]) => [
      fields().findIndex((one) => one === field),
      value,
    ]),
  )

it('what was typed comes back into the fields of the next release, each into its own, and only once', () => {
  type(['12,5', '3', 'cobre', 'Zé & João'])
  keepTyping(document)
  document.body.innerHTML = PAGE.replace('<main>', '<main><input name="novo">')
  expect(taken()).toEqual(
    new Map([
      [1, '12,5'],
      [2, '3'],
      [3, 'cobre'],
      [4, 'Zé & João'],
    ]),
  )
  expect(taken()).toEqual(new Map())
})

it('another page, a field that is gone and a storage that throws are no trouble', () => {
  type(['12,5'])
  keepTyping(document)
  document.body.innerHTML = '<main></main>'
  expect(taken()).toEqual(new Map())
  sessionStorage.setItem('typed', '{"path":"/outra","values":[["peso 1","9"]]}')
  document.body.innerHTML = PAGE
  expect(taken()).toEqual(new Map())
  sessionStorage.setItem('typed', 'não é JSON')
  expect(taken()).toEqual(new Map())
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keepTyping(document)).not.toThrow()
  expect(taken()).toEqual(new Map())
  blocked.mockRestore()
})
