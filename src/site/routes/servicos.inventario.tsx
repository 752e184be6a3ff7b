import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { InventoryPage } from '../features/inventory/inventory-page'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/servicos/inventario')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'inventory-page'),
    ])
    return { company, seo: page.seo }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path: '/servicos/inventario',
          breadcrumbs: [
            { name: 'Serviços', path: '/servicos' },
            { name: 'Lista de equipamentos', path: '/servicos/inventario' },
          ],
        })
      : {},
  component: InventoryPage,
})
