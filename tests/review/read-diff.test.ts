import { expect, it } from 'vitest'
import { MAX_DIFF, readDiff } from '../../src/review/content-diff'
import { afterChange, NO_DIFF } from './test-repository'

const bytes = (data: unknown) => Buffer.from(JSON.stringify(data))

it('every difference that the comparison writes passes unchanged', async () => {
  const diff = await afterChange((one) => {
    one.edit('materials/inox.yaml', '4.5', '45')
    one.edit('company.yaml', 'name: Empresa', 'name: Nova')
    one.edit('posts/artigo.mdx', 'Texto com', 'Outro texto com')
    one.rename('lots/notebooks.yaml', 'lots/notebooks-novos.yaml')
    one.write('lots/quebrado.yaml', 'price: [')
    one.write('photos/nota.jpg', 'sem imagem')
    one.write('LEIA.txt', 'oi')
  })
  expect(diff.errors.length).toBeGreaterThan(0)
  expect(diff.addresses.length + diff.warnings.length).toBeGreaterThan(0)
  expect(readDiff(bytes(diff))).toEqual(JSON.parse(JSON.stringify(diff)))
})

it.each([
  ['no JSON', Buffer.from('<p>'), 'A diferença não é JSON.'],
  ['a key too many', bytes({ ...NO_DIFF, body: '@todos' }), 'não tem a forma esperada'],
  [
    'a commit that is none',
    bytes({ ...NO_DIFF, base: { name: 'main', commit: '](https://x)' } }),
    'não tem a forma esperada: base.commit',
  ],
  [
    'too many files',
    bytes({ ...NO_DIFF, otherFiles: Array.from({ length: 5_001 }, () => 'a') }),
    'não tem a forma esperada: otherFiles too_big',
  ],
  ['too many bytes', Buffer.alloc(MAX_DIFF + 1, 32), `A diferença tem ${MAX_DIFF + 1} bytes`],
])('%s is refused', (_, data, sentence) => {
  expect(() => readDiff(data)).toThrow(sentence)
})
