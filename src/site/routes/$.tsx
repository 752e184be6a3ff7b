import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { missingHead } from '../lib/head'

/** Route of every unknown address. A host serves its HTML, 404.html, with status 404. */
export const Route = createFileRoute('/$')({
  loader: async ({ context: { queryClient } }) => {
    await loadContent(queryClient, 'not-found-page')
    return loadContent(queryClient, 'company')
  },
  head: ({ loaderData }) => (loaderData ? missingHead(loaderData) : {}),
  component: NotFoundPage,
})
