/** What the address of /contato says: the subject to choose, by the `value` of the content. */
export interface ContactSearch {
  assunto?: string
}

/** Never throws; what is no link name is dropped. Whether the subject exists is the page's to say. */
export function validateContactSearch(input: Record<string, unknown>): ContactSearch {
  const { assunto } = input
  return {
    assunto: typeof assunto === 'string' && /^[a-z0-9-]{1,60}$/.test(assunto) ? assunto : undefined,
  }
}
