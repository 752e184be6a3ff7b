import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { loadContent } from '../content'
import { VerifyPage } from '../features/verify/verify-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/verificar')({
  // The number of a laudo, as the QR code on its paper has it.
  validateSearch: ({ laudo }: Record<string, unknown>): { laudo?: string } => ({
    laudo: typeof laudo === 'string' && /^[\w-]{1,80}$/.test(laudo) ? laudo : undefined,
  }),
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'verify-page'),
      loadContent(queryClient, 'laudos'),
    ])
    return { company, seo: page.seo, name: page.header.label }
  },
  head: headAt('/verificar'),
  component: VerifyRoute,
})

function VerifyRoute() {
  const { laudo } = Route.useSearch()
  // The static file is the same for every query.
  return <VerifyPage laudo={useHydrated() ? laudo : undefined} />
}
