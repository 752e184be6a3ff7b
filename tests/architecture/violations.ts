const feature = 'src/site/features/lots/list/lot-card.tsx'
const button = 'src/site/ui/button.tsx'
const vocabulary = 'src/content/vocabulary.ts'
const toSibling = 'post-card.tsx: a feature knows'
const noRules = 'x.ts: its folder has no rules'

/** Imports that somebody could write in a hurry: the file, the line, words of the refusal. */
export const VIOLATIONS: readonly [path: string, line: string, answer: string][] = [
  ['src/content/text/nearest.ts', "import 'node:fs'", 'node:fs: content/'],
  ['src/content/views/views.ts', "import 'react'", 'react: content/'],
  ['src/content/rules/by-type.ts', "import '../../pipeline/paths'", 'paths.ts: content/'],
  [button, "import '../content'", 'content.ts: ui knows'],
  [button, "import '../features/lots/list/lot-card'", 'lot-card.tsx: ui knows'],
  [button, "import { X } from 'lucide-react'", 'lucide-react: ui knows'],
  ['src/site/lib/head.ts', "import '../ui/button'", 'button.tsx: lib holds'],
  ['src/site/lib/format.ts', "import '../../pipeline/paths'", 'paths.ts: lib holds'],
  ['src/site/lib/format.ts', 'void import(name)', 'written out): lib'],
  ['src/site/handoff/message/text.ts', "import 'react'", 'react: the messages'],
  [feature, "import '../../../router'", 'router.tsx: a feature knows'],
  [
    feature,
    "import { createRouter } from '@tanstack/react-router'",
    'lot-card.tsx takes createRouter of the router: only router.tsx',
  ],
  [feature, "import '../../posts/post-card'", toSibling],
  [feature, "import '../compare/compare-lots'", 'never a sibling'],
  [feature, "import.meta.glob('../../posts/post-*.tsx')", toSibling],
  [feature, "import.meta.glob('../../**')", toSibling],
  [feature, "require('../../posts/post-card')", toSibling],
  [feature, "void import('../../posts/post-card')", toSibling],
  [feature, "export * from '../../posts/post-card'", toSibling],
  [feature, "new URL('../../posts/post-card.tsx', import.meta.url)", toSibling],
  ['src/site/features/lots/added.js', "import '../posts/post-card.js'", toSibling],
  ['src/site/features/lots/added.jsx', "import '../posts/post-card.js'", toSibling],
  ['src/site/features/lots/added.mts', "import '../posts/post-card.js'", toSibling],
  ['src/site/features/lots/added.mjs', "import '../posts/post-card.js'", toSibling],
  [feature, "import '../../../../../.generated/content/lots.json'", 'generated: a feature knows'],
  [feature, "import '../../../routes/index'", 'only the generated route tree'],
  ['src/pipeline/paths.ts', "import '../site/lib/format'", 'server entry'],
  ['src/pipeline/paths.ts', "import '../review/cli'", 'use it, not it them'],
  ['src/pipeline/photos/x.ts', "import '../compile/feed'", 'a circle'],
  ['src/admin/store/store.ts', "import '../screens/editor'", 'editor.tsx: store and check'],
  ['src/admin/form/field-input.tsx', "import '../screens/editor'", 'no screen'],
  ['src/admin/main.tsx', "import '../pipeline/paths'", 'paths.ts: the entry of /admin'],
  ['src/site/router.tsx', "import '../admin/main'", 'main.tsx: the entries wire'],
  [
    'src/site/features/posts/post-card.tsx',
    "import { useBlogPage } from '../../content'",
    'post-card.tsx -> src/site/content.ts: the editors’ page has no built',
  ],
  [vocabulary, "export { z } from 'zod'", 'zod: this package must not reach a visitor'],
  [
    'src/site/handoff/message/text.ts',
    "import '../../lib/use-shaped-input'",
    'use-shaped-input.ts -> react: this room knows no React',
  ],
  [vocabulary, "export type { Site } from './rules/site'", 'a circle'],
  ['src/tools/x.ts', "import 'node:path'", noRules],
  ['src/site/hooks/x.ts', "import 'react'", noRules],
]
