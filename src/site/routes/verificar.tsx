import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { pageLoader } from '../content'
import { VerifyPage } from '../features/verify/verify-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/verificar')({
  // The number of a laudo, as the QR code on its paper has it.
  validateSearch: ({ laudo }: Record<string, unknown>): { laudo?: string } => ({
    laudo: typeof laudo === 'string' && /^[\w-]{1,80}$/.test(laudo) ? laudo : undefined,
  }),
  loader: pageLoader('verify-page', 'laudos'),
  head: headAt('/verificar'),
  component: VerifyRoute,
})

function VerifyRoute() {
  const { laudo } = Route.useSearch()
  // The static file is the same for every query.
  return <VerifyPage laudo={useHydrated() ? laudo : undefined} />
}
