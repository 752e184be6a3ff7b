import { expect, it } from 'vitest'
import {
  inserted,
  linked,
  pictureBlock,
  prefixed,
  TABLE,
  wrapped,
  type Edit,
  type Selected,
} from '../../../src/admin/form/markdown-edit'

/** Returns the text and the selection of «a [bc] d», where the brackets mark the selection. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.replace('[', '').replace(']', ''), start, end }
}
function after({ text }: Selected, { from, to, insert, select }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to)
  return `${next.slice(0, select[0])}[${next.slice(...select)}]${next.slice(select[1])}`
}
const bold = (marked: string) => after(selected(marked), wrapped(selected(marked), '**'))
const begun = (marked: string, sign: string) =>
  after(selected(marked), prefixed(selected(marked), sign))

it('bold takes the selected words without their blanks', () => {
  expect(bold('um [fio] só')).toBe('um **[fio]** só')
  expect(bold('um[ fio ]só')).toBe('um **[fio]** só')
  expect(bold('um []só')).toBe('um **[texto]**só')
})

it('a heading and a list begin whole lines, and take the place of each other', () => {
  expect(begun('um\nd[]ois\ntrês', '## ')).toBe('um\n## dois[]\ntrês')
  expect(begun('## d[o]is', '- ')).toBe('- dois[]')
  expect(begun('u[m\n\ndoi]s\ntrês', '- ')).toBe('- um\n\n- dois[]\ntrês')
  expect(begun('[]', '- ')).toBe('- []')
})

it('a link takes the selected words without the blank that a double click adds', () => {
  const link = (marked: string) => after(selected(marked), linked(selected(marked)))
  expect(link('fale[ conosco ]e mais')).toBe('fale [conosco]([/contato]) e mais')
  expect(link('um [ ]só')).toBe('um  [texto do link]([/contato])só')
})

it('a table and a picture stand between blank lines, and no other line changes', () => {
  const put = (marked: string) => after(selected(marked), inserted(selected(marked), 'X'))
  expect(put('u[]m\ndois')).toBe('um\n\n[X]\n\ndois')
  expect(put('u[]m\n\ndois')).toBe('um\n\n[X]\n\ndois')
  expect(put('u[]m')).toBe('um\n\n[X]')
  expect(put('[]')).toBe('[X]')
  expect(put('um\n[]\ndois')).toBe('um\n\n[X]\n\ndois')
  expect(TABLE.split('\n')).toHaveLength(3)
})

it('the words and the path of a picture cannot end its brackets', () => {
  expect(pictureBlock('lots/a (1).jpg', ' Fios [de cobre] ')).toBe(
    '![Fios \\[de cobre\\]](lots/a%20%281%29.jpg)',
  )
})
