/** What the address of /comercio-sucata says: a load to estimate, as `formatLoad` writes it. */
export interface ScrapSearch {
  carga?: string
}

/** Never throws. What the list says, and whether its materials are bought, is the page's to answer. */
export function validateScrapSearch({ carga }: Record<string, unknown>): ScrapSearch {
  return { carga: typeof carga === 'string' ? carga : undefined }
}
