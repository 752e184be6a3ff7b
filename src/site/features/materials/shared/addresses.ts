export const SCRAP_PATH = '/comercio-sucata'

/** Path of a material's page, as src/content/document-types.ts has it. */
export const materialHref = ({ slug }: { slug: string }): string => `${SCRAP_PATH}/${slug}`
