import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { missingHead } from '../lib/head'

/** Route of every unknown address. A host serves its HTML, 404.html, with status 404. */
export const Route = createFileRoute('/$')({
  loader: async ({ context: { queryClient } }) => {
    const [company, { label }] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'not-found-page'),
    ])
    return { company, label }
  },
  head: ({ loaderData }) => (loaderData ? missingHead(loaderData) : {}),
  component: NotFoundPage,
})
