/** What the address of /servicos says: the service or integration whose request form is open, by slug. */
export interface ServicesSearch {
  servico?: string
}

/** Never throws; nothing but the form of a slug gets through. Whether the service exists is the page's to say. */
export function validateServicesSearch(input: Record<string, unknown>): ServicesSearch {
  const { servico } = input
  return { servico: typeof servico === 'string' && /^[a-z0-9-]{1,80}$/.test(servico) ? servico : undefined }
}
