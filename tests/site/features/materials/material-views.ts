import type { MaterialView } from '../../../../src/content/views/views'

/** Returns a material of the price table with this price, in reais per kilogram. */
export const materialView = (slug: string, pricePerKg: number): MaterialView => ({
  slug,
  name: slug,
  group: 'metais',
  pricePerKg,
  variation: 0,
  status: 'Comprando',
  description: 'Limpo.',
  symbol: 'Xx',
  prices: [{ day: '2026-11-20', pricePerKg }],
})

export const MATERIALS = [
  materialView('cobre', 40),
  materialView('papelao', 0.4),
  materialView('perfil-aluminio', 8),
]
