/** The page of a material, as document-types.ts has it. */
export const materialHref = ({ slug }: { slug: string }): string => `/comercio-sucata/${slug}`
