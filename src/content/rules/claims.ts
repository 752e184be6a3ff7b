import type { PathFault, Rule } from './documents'
import { listAt, valueAt } from './reason'

/** A figure that promises everything says of what: CONAR's code (Anexo U) wants claims about the environment qualified. */
export const claimScope: Rule = ({ data }) =>
  ['home', 'about'].flatMap((page) =>
    listAt(data, 'claims', page).flatMap((claim, index): PathFault[] => {
      const figure = valueAt(claim, 'figure')
      if (
        typeof figure !== 'string' ||
        !/^100\s*%/.test(figure) ||
        valueAt(claim, 'scope') !== undefined
      )
        return []
      return [
        {
          path: ['claims', page, index, 'figure'],
          message: `«${figure}» não diz de quê`,
          cure: 'acrescente scope, com o que o número quer dizer e o que não quer',
        },
      ]
    }),
  )

/** What a company follows without being certified must not look like a certificate. */
export const followedStandard: Rule = ({ data }) =>
  valueAt(data, 'standard') !== true
    ? []
    : ['number', 'validUntil'].flatMap((field): PathFault[] =>
        valueAt(data, field) === undefined
          ? []
          : [
              {
                path: [field],
                message: 'uma norma seguida (standard: true) não tem número nem validade',
                cure: `apague ${field}, ou a linha standard se há um certificado`,
              },
            ],
      )
