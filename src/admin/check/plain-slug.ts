/** A file name for a title: small letters without accents, figures and hyphens, at most 80; empty where nothing is left. */
export const plainSlug = (title: string): string =>
  title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80).replace(/^-+|-+$/g, '')
