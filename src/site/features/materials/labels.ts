/** What only assistive technology says of the price board. */
export const CAPTION = 'Preço de compra por quilo, variação e situação de cada material'
export const foundMaterials = (count: number): string => (count === 1 ? '1 material' : `${count} materiais`)
/** The estimate: its column of the board, and the fields of its lines, which stand beside each other without words. */
export const ADD = 'Somar à estimativa'
export const addMaterial = (name: string): string => `Somar à estimativa: ${name}`
export const materialOf = (line: number): string => `Material ${line}`
export const weightOf = (line: number, name?: string): string => `Peso de ${name ?? `material ${line}`}`
export const removeLine = (line: number, name?: string): string => `Tirar ${name ?? `material ${line}`}`
