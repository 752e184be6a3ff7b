import {
  DISCARD_KINDS,
  DISCARDERS,
  type Discarder,
  type DiscardKind,
  MEDIUM_FATES,
  type MediumFate,
  type State,
  STATES,
} from '../../../content/vocabulary'

/** What the address of /servicos says. A field that is absent is a question without answer. */
export interface ServicesSearch {
  /** The service or integration whose request form is open, by slug. */
  servico?: string
  /** Answers of the two aids: medium (by its name in the content) and what becomes of it; who gets rid of what, where. */
  midia?: string
  destino?: MediumFate
  quem?: Discarder
  uf?: State
  tipo?: DiscardKind
}

const slug = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

/** Never throws: a wrong value is dropped. Whether a service or a medium of that name exists is the page's to say. */
export function validateServicesSearch({
  servico,
  midia,
  destino,
  quem,
  uf,
  tipo,
}: Record<string, unknown>): ServicesSearch {
  return {
    servico: slug(servico),
    midia: slug(midia),
    destino: oneOf(MEDIUM_FATES, destino),
    quem: oneOf(DISCARDERS, quem),
    uf: oneOf(STATES, uf),
    tipo: oneOf(DISCARD_KINDS, tipo),
  }
}
