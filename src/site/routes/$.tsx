import { createFileRoute } from '@tanstack/react-router'
import { notFoundPageQuery } from '../content'
import { NotFoundPage } from '../features/not-found/not-found-page'

/** Every address that no other route knows. A host serves its HTML, 404.html, with status 404. */
export const Route = createFileRoute('/$')({
  loader: async ({ context: { queryClient } }) => queryClient.ensureQueryData(notFoundPageQuery),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }] }),
  component: NotFoundPage,
})
