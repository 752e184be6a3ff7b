/** Screens on which an index of sections stands beside its text and marks the one being read (article-toc.css). */
export const INDEX_BESIDE = '(min-width: 1024px)'

/** Where a page does something by itself whatever its screen. */
export const EVERY_SCREEN = 'all'
