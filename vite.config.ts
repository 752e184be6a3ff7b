import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ENTRY, STYLE } from './src/pipeline/paths.ts'

/** Unit tests need no route tree and no styles. */
const testing = process.env.VITEST !== undefined

/**
 * Removes the line by which sonner adds its style at run time: that style would need a hash in the
 * policy of every page, and the site's own style sheet contains it already.
 */
const toastsWithoutInlineStyle: Plugin = {
  name: 'toasts-without-inline-style',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const without = code.replace(/^__insertCSS\(.*\)/m, '')
      if (without === code)
        throw new Error(
          'The style of sonner was not found: has its version changed? See vite.config.ts.',
        )
      // No line is removed, so the source map stays right.
      return { code: without, map: null }
    },
  },
}

/** Tests that replace modules (`vi.mock`), or whose modules keep state: each file loads its own. */
const ALONE = [
  'tests/admin/main.test.ts',
  'tests/site/features/materials/estimate-store.test.ts',
  'tests/site/worker/worker.test.ts',
]

/** Tests that need a document, which happy-dom provides. */
const PAGE = [
  'tests/{admin,site}/**/*.test.tsx',
  'tests/site/{lib,start}/**/*.test.ts',
  'tests/admin/store/live-version.test.ts',
]

/** Tests that read the built site, which they build if it is not there. */
const BUILT = 'tests/built-site/*.test.ts'

export default defineConfig({
  plugins: testing
    ? [react()]
    : [
        tanstackRouter({
          target: 'react',
          routesDirectory: './src/site/routes',
          generatedRouteTree: './src/site/route-tree.gen.ts',
          autoCodeSplitting: true,
          disableLogging: true,
        }),
        react(),
        tailwindcss(),
        toastsWithoutInlineStyle,
      ],
  appType: 'custom',
  build: {
    // See src/site/lib/older-browsers.ts.
    target: ['safari15.4', 'chrome100', 'firefox104'],
    manifest: true,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The style sheet is an entry of its own. No script may import it, because the build inlines it
    // in the pages.
    rolldownOptions: {
      input: [ENTRY, STYLE],
      // Forty small files of a page are worth a second on a slow phone: see decisions/mechanisms.md.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
      // The times of the plugins would be a warning that nobody can act on.
      checks: { bundlerTimings: false },
    },
  },
  test: {
    // In ms. No test measures time, and each may take as long as a crowded machine needs.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Nothing else runs beside the tests. By default vitest leaves one core idle, which is half of
    // a small machine.
    maxWorkers: '100%',
    globalSetup: ['./tests/support/temporary-folder.ts', './tests/support/generated.ts'],
    setupFiles: ['./tests/support/quiet-console.ts'],
    // Each project runs after the one before it: a worker ends, and the next one loads all of its
    // modules again, when the next file belongs to another project.
    projects: [
      // Tests in Node leave no state to the next file, so the files share their modules: loading
      // zod and the parsers for each file would take as long as the tests.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...PAGE, ...ALONE, BUILT],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      // These files share their modules too; each clears its page at the end (clean-page.ts).
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          exclude: ALONE,
          environment: 'happy-dom',
          setupFiles: ['./tests/support/clean-page.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [BUILT],
          globalSetup: ['./tests/built-site/built-site.ts'],
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          environment: 'happy-dom',
          setupFiles: ['./tests/support/clean-page.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
