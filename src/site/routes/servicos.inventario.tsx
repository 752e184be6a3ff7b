import { createFileRoute } from '@tanstack/react-router'
import { companyQuery, inventoryPageQuery } from '../content'
import { InventoryPage } from '../features/inventory/inventory-page'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/servicos/inventario')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(inventoryPageQuery),
    ])
    return { company, seo: page.seo, name: page.name, above: page.above }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path: '/servicos/inventario',
          breadcrumbs: [
            { name: loaderData.above, path: '/servicos' },
            { name: loaderData.name, path: '/servicos/inventario' },
          ],
        })
      : {},
  component: InventoryPage,
})
