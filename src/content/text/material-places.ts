/**
 * Named places in the texts of pages/material.yaml, which every material's page fills with its own
 * values, each with its description for the editor.
 */
export const MATERIAL_PLACES = {
  material: 'o nome, como Cobre',
  doMaterial: 'o nome com preposição, como do cobre',
  preco: 'o preço, como R$ 40,00',
  dia: 'o dia do preço, como 20/11/2026',
  variacao: 'a variação e sobre o quê',
  cidade: 'a cidade da empresa',
} as const
export type MaterialPlace = keyof typeof MATERIAL_PLACES

/** Places without which a text would lose its purpose, by its dotted path. */
export const NEEDED_PLACES: Readonly<Record<string, readonly MaterialPlace[]>> = {
  'seo.title': ['doMaterial', 'preco'],
  'header.title': ['doMaterial'],
  'header.answer': ['preco', 'dia'],
}
