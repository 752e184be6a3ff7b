import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ENTRY, STEPS, STYLE } from './src/pipeline/assets/chunk-table.ts'

/** Unit tests need no route tree and no styles. */
const testing = process.env.VITEST !== undefined

/** Chunks that are there before a visitor goes on to another page. */
const STARTED = new RegExp(
  `^assets/(?:${[...STEPS.map(({ name }) => name), 'rolldown-runtime'].join('|')})-`,
)

/**
 * sonner's style is part of the site's sheet. Written into the page by sonner it would need a hash
 * in the policy of every page.
 */
const toastsWithoutInlineStyle: Plugin = {
  name: 'toasts-without-inline-style',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const without = code.replace(/^__insertCSS\(.*\)/m, '')
      if (without === code)
        throw new Error(
          'O estilo do sonner não foi encontrado; a versão mudou? Confira vite.config.ts.',
        )
      // Every line stays where it was, and so does the map.
      return { code: without, map: null }
    },
  },
}

/** Tests that replace modules (`vi.mock`), or whose modules remember what came before. */
const ALONE = [
  'tests/admin/main.test.ts',
  'tests/site/features/materials/estimate-store.test.ts',
  'tests/site/worker/worker.test.ts',
]

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
  resolve: {
    // Every icon of the package asks for this one file.
    alias: testing
      ? []
      : [
          {
            find: /^\.\.\/createLucideIcon\.mjs$/,
            replacement: fileURLToPath(new URL('src/site/ui/create-icon.ts', import.meta.url)),
          },
        ],
  },
  // The pages are rendered with the same drawings; in development they come one by one, as they are.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    manifest: true,
    emptyOutDir: true,
    // What a page needs to paint is inlined, and what it needs to run is named in its HTML. A visitor who goes on to
    // another page gets all files that its script names at once, not one after the other.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !STARTED.test(file)),
    },
    assetsInlineLimit: 0,
    // The one chunk that grows is the list of lots: data, loaded only where it shows.
    chunkSizeWarningLimit: 5000,
    // The style sheet is an entry of its own: no script may ask for it, because the prerender inlines it.
    // How long each plugin took is no warning that somebody can act on.
    rolldownOptions: { input: [ENTRY, STYLE], checks: { bundlerTimings: false } },
  },
  test: {
    // No test is about time: on a crowded machine each has as much as it needs.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Nothing else runs beside them; by itself vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    globalSetup: ['./tests/support/temporary-folder.ts', './tests/support/generated.ts'],
    setupFiles: ['./tests/support/quiet-console.ts', './tests/support/clean-page.ts'],
    projects: [
      // What runs in Node keeps nothing between two files: loading zod and the parsers once a file
      // would take as long as the tests.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', ...ALONE],
          isolate: false,
        },
      },
      // These share what they load as well, and each clears the page that it drew.
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
