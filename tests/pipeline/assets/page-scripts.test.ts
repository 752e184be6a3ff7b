import { expect, test } from 'vitest'
import { PageScripts } from '../../../src/pipeline/assets/page-scripts'
import { ENTRY } from '../../../src/pipeline/assets/chunk-table'

const manifest = {
  [ENTRY]: { file: 'client.js', name: 'client' },
  _core: { file: 'core.js', name: 'core', imports: ['_react', '_parts'] },
  _parts: { file: 'parts.js', name: 'parts', imports: ['_react', '_core', ENTRY] },
  '_react-dom': { file: 'react-dom.js', name: 'react-dom', imports: ['_runtime', '_react'] },
  _react: { file: 'react.js', name: 'react', imports: ['_runtime'] },
  _runtime: { file: 'runtime.js' },
  'src/site/routes/blog.index.tsx?tsr-split=component': {
    file: 'blog.index.js',
    imports: ['_core', '_parts'],
  },
}

test('the files of a page stand in the order in which they run, each once, without the entry', () => {
  expect(new PageScripts(manifest).forRoutes(['__root__', '/blog/'])).toEqual([
    'runtime.js',
    'react.js',
    'react-dom.js',
    'parts.js',
    'core.js',
    'blog.index.js',
  ])
})
