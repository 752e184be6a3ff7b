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

/** Answer for a state in which no document of the aid is special. */
export const OTHER_STATE = 'outro'

/** The search part of the address of /servicos. A field that is absent is a question without answer. */
export interface ServicesSearch {
  /** The service or integration whose request form is open, by slug. */
  servico?: string
  /**
   * Answers of the two aids. The first takes a medium (by its name in the content) and its
   * destination; the second the kind of visitor, the state and the kind of goods.
   */
  midia?: string
  destino?: MediumFate
  quem?: Discarder
  uf?: State | typeof OTHER_STATE
  tipo?: DiscardKind
}

const slug = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value)

/** Never throws: a wrong value is dropped. The page checks whether a service or a medium of that name exists. */
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
    uf: oneOf([...STATES, OTHER_STATE], uf),
    tipo: oneOf(DISCARD_KINDS, tipo),
  }
}
