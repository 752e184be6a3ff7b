import { hyphenated } from '../../content/fold-text'

/** A file name for a title: small letters without accents, figures and hyphens, at most 80; empty where nothing is left. */
export const plainSlug = (title: string): string => hyphenated(title).slice(0, 80).replace(/-$/, '')
