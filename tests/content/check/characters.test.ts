import { expect, it } from 'vitest'
import { characterErrors } from '../../../src/content/text/characters'
import { decodeText } from '../../../src/content/check/decode-text'
import { readDocument } from '../../../src/content/check/read-document'

it('a file that was saved in the wrong encoding gets five errors, at its first wrong words', () => {
  const text = 'título: RenovaÃ§Ã£o\n'.repeat(8)
  const errors = characterErrors(text, text.length)
  expect(errors.map(({ offset }) => offset)).toEqual([8, 28, 48, 68, 88])
  expect(errors[0]?.message).toBe('«RenovaÃ§Ã£o» foi lido na codificação errada')
})

it('a sign that nobody sees is told with the field or the text in which it stands', () => {
  const read = (text: string, file: 'certifications/a.yaml' | 'posts/a.mdx') =>
    readDocument(
      { type: file === 'posts/a.mdx' ? 'Post' : 'Certification', slug: 'a', file },
      decodeText(new TextEncoder().encode(text)),
    ).errors.flatMap(({ field, message }) => (message.startsWith('há ') ? [field] : []))
  expect(
    read(
      '# \u200b\nname: ISO\u200b 9001\ndescription: >-\n  Um\n  \uf0b7 texto\n',
      'certifications/a.yaml',
    ),
  ).toEqual(['arquivo', 'name', 'description'])
  expect(
    read('---\ntags:\n  - um\n  - do\u00adis\n---\n\nUm\u200b texto.\n', 'posts/a.mdx'),
  ).toEqual(['tags[2]', 'texto'])
})
