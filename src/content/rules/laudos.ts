import { published } from '../published'
import { report, type Rule } from './rule'
import { valueAt } from './reason'

/** No two published laudos have the same fingerprint: one of the documents would be a copy. */
export const ownFingerprint: Rule = ({ slug, data }, { all }) => {
  const own = valueAt(data, 'fingerprint')
  const twin = published(all).find(
    (other) =>
      other.type === 'Laudo' && other.slug < slug && valueAt(other.data, 'fingerprint') === own,
  )
  if (!twin || typeof own !== 'string') return []
  return report(
    ['fingerprint'],
    `a impressão digital é a mesma de ${twin.slug}.yaml`,
    'apague um dos dois; a de um laudo novo sai de npm run content:laudo -- arquivo.pdf',
  )
}

/** The day and the successor belong to the state, and the successor is another published laudo. */
export const laudoState: Rule = ({ slug, data }, { all }) => {
  const [status = 'válido', changed, successor, issued] = [
    'status',
    'statusOn',
    'replacedBy',
    'issuedOn',
  ].map((key) => valueAt(data, key))
  const wantsDay = status === 'substituído' || status === 'revogado'
  if (wantsDay && changed === undefined)
    return report(['status'], `falta o dia em que foi ${status}`, 'acrescente statusOn')
  if (!wantsDay && changed !== undefined)
    return report(['statusOn'], 'um laudo válido não tem este dia', 'apague a linha')
  if (typeof changed === 'string' && typeof issued === 'string' && changed < issued)
    return report(['statusOn'], `vem antes da emissão, ${issued}`, 'confira os dois dias')
  if (status !== 'substituído' && successor !== undefined)
    return report(
      ['replacedBy'],
      'só um laudo substituído tem sucessor',
      'apague a linha ou escreva status: substituído',
    )
  if (status !== 'substituído') return []
  if (successor === undefined)
    return report(['status'], 'falta o laudo que vale agora', 'acrescente replacedBy')
  const isKnown = published(all).some(
    (other) => other.type === 'Laudo' && other.slug === successor && successor !== slug,
  )
  return isKnown
    ? []
    : report(
        ['replacedBy'],
        `não há outro laudo «${String(successor)}»`,
        'escreva o nome de um arquivo de content/laudos, sem .yaml',
      )
}
