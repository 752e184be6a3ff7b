/** Query of /comercio-sucata: an estimate, as `formatEstimate` writes it. */
export interface ScrapSearch {
  carga?: string
}

/** Never throws. Whether the list can be read and its materials are bought is checked by the page. */
export function validateScrapSearch({ carga }: Record<string, unknown>): ScrapSearch {
  return { carga: typeof carga === 'string' ? carga : undefined }
}

/** Path of a material's page, as src/content/document-types.ts has it. */
export const materialHref = ({ slug }: { slug: string }): string => `/comercio-sucata/${slug}`
