import { expect, test } from 'vitest'
import { ENTRY, pageScripts } from '../../../src/pipeline/assets/manifest'

const manifest = {
  [ENTRY]: { file: 'entry-client.js', imports: ['_react', '_router'] },
  _react: { file: 'react.js' },
  _router: { file: 'router.js', imports: ['_react', ENTRY] },
  _parts: { file: 'parts.js', imports: ['_react'] },
  'src/site/routes/blog.index.tsx?tsr-split=component': {
    file: 'blog.index.js',
    imports: ['_parts', ENTRY],
  },
}

test('a page has the scripts of the application and of its routes, each once, without the entry', () => {
  expect(pageScripts(manifest, ['__root__', '/blog/'])).toEqual([
    'react.js',
    'router.js',
    'blog.index.js',
    'parts.js',
  ])
  expect(() => pageScripts(manifest, ['/sobre'])).toThrow('src/site/routes/sobre.tsx')
})
