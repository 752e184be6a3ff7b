import { createFileRoute } from '@tanstack/react-router'
import { companyQuery, notFoundPageQuery } from '../content'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { missingHead } from '../lib/head'

/** Route of every unknown address. A host serves its HTML, 404.html, with status 404. */
export const Route = createFileRoute('/$')({
  loader: async ({ context: { queryClient } }) => {
    const [company, { label }] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(notFoundPageQuery),
    ])
    return { company, label }
  },
  head: ({ loaderData }) => (loaderData ? missingHead(loaderData) : {}),
  component: NotFoundPage,
})
