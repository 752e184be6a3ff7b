/** What only assistive technology says of the price board. */
export const CAPTION = 'Preço de compra por quilo, variação e situação de cada material'
export const foundMaterials = (count: number): string => (count === 1 ? '1 material' : `${count} materiais`)
