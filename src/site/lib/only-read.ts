/** Screens on which an index of sections stands above its text (article-toc.css); on wider ones it marks the section being read. */
export const INDEX_ABOVE = '(max-width: 1023.98px)'
