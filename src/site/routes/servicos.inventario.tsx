import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from '../content'
import { InventoryPage } from '../features/inventory/inventory-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/servicos/inventario')({
  loader: pageLoader('inventory-page'),
  head: headAt('/servicos/inventario'),
  component: InventoryPage,
})
