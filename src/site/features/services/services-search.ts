/** The search part of the address of /servicos. */
export interface ServicesSearch {
  /** The service or integration whose request form is open, by slug. */
  servico?: string
}

/** Never throws: a wrong value is dropped. The page checks whether a service of that name exists. */
export const validateServicesSearch = ({ servico }: Record<string, unknown>): ServicesSearch => ({
  servico: typeof servico === 'string' && /^[a-z0-9-]{1,80}$/.test(servico) ? servico : undefined,
})

/**
 * The table that an address of earlier days leads to: it held the answers to questions about a
 * medium (`midia`, `destino`) or a discard (`quem`, `uf`, `tipo`).
 */
export function tableOf(query: string): 'midias' | 'documentos' | undefined {
  const names = new URLSearchParams(query)
  if (names.has('midia') || names.has('destino')) return 'midias'
  return names.has('quem') || names.has('uf') || names.has('tipo') ? 'documentos' : undefined
}
