import { beforeEach, expect, it, vi } from 'vitest'
import { find } from '../../support/find'
import {
  fieldsOf,
  isChanged,
  keepTyping,
  putBackTyping,
  reloadWithTyping,
} from '../../../src/site/lib/typed'

const PAGE =
  '<main><input name="peso" autocomplete="off"><input name="peso"><select ' +
  'name="material"><option value=""></option><option ' +
  'value="cobre">Cobre</option></select><textarea name="message"></textarea><input ' +
  'type="checkbox" name="ok"></main>'
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)'),
]
const hasTyped = () => [...fieldsOf(document).values()].some(isChanged)
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
/** Opens a page, puts the kept texts back, and returns the values of its fields. */
function putBack(page = PAGE): string[] {
  document.body.innerHTML = page
  putBackTyping(document)
  return fields().map(({ value }) => value)
}

it('typed texts return to their own fields in the next release, and only once', () => {
  type(['12,5', '3', 'cobre', 'Zé & João'])
  keepTyping(document)
  const next = PAGE.replace('<main>', '<main><input name="novo">')
  expect(putBack(next)).toEqual(['', '12,5', '3', 'cobre', 'Zé & João', 'on'])
  expect(hasTyped()).toBe(true)
  expect(putBack(next)).toEqual(['', '', '', '', '', 'on'])
})

it('a text that is typed before the old one returns is not taken back', () => {
  type(['12,5', '3'])
  keepTyping(document)
  document.body.innerHTML = PAGE
  type(['14'])
  putBackTyping(document)
  expect(fields().map(({ value }) => value)).toEqual(['14', '3', '', '', 'on'])
})

it('a text that is typed while a reload has begun is kept', () => {
  vi.spyOn(location, 'reload').mockReturnValue()
  reloadWithTyping()
  type(['12,5'])
  window.dispatchEvent(new Event('pagehide'))
  expect(putBack()).toEqual(['12,5', '', '', '', 'on'])
  vi.restoreAllMocks()
})

it('another page, a field that is gone and a storage that throws are no trouble', () => {
  type(['12,5'])
  keepTyping(document)
  expect(putBack('<main></main>')).toEqual([])
  const untouched = ['', '', '', '', 'on']
  sessionStorage.setItem('handoff:typed', '{"path":"/outra","held":{"peso text 1":{"value":"9"}}}')
  expect(putBack()).toEqual(untouched)
  sessionStorage.setItem('handoff:typed', 'não é JSON')
  expect(putBack()).toEqual(untouched)
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keepTyping(document)).not.toThrow()
  expect(putBack()).toEqual(untouched)
  blocked.mockRestore()
})

it.each([
  ['nothing', () => undefined, false],
  ['a text', () => type(['12,5']), true],
  ['a choice', () => type(['', '', 'cobre']), true],
  ['a tick', () => find<HTMLInputElement>('[type=checkbox]').click(), true],
  ['a tick that is taken back', () => [1, 2].forEach(() => find('[type=checkbox]').click()), false],
])('a field that holds %s before the first script', (_, act, is) => {
  act()
  expect(hasTyped()).toBe(is)
})
