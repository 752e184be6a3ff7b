/** The search part of the address of /contato: the subject to choose, by its `value` in the content. */
export interface ContactSearch {
  assunto?: string
}

/** Never throws: a malformed value is dropped. The page checks whether the subject exists. */
export function validateContactSearch(input: Record<string, unknown>): ContactSearch {
  const { assunto } = input
  return {
    assunto: typeof assunto === 'string' && /^[a-z0-9-]{1,60}$/.test(assunto) ? assunto : undefined,
  }
}
