/** Joins the last two words with a no-break space, so that a headline never ends in one lonely word. */
export const keepLastWords = (title: string): string => title.replace(/\s+(\S+)\s*$/, '\u00A0$1')
