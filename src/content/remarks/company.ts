import { CNPJ, cnpjDigits } from '../cnpj'
import { unknownAreaCode } from '../phone'
import type { PathFault } from '../rules/documents'
import { valueAt } from '../rules/reason'
import type { Remarker } from './remarker'

/** Numbers with a check of their own; one slip and nobody reaches the company, or another one. */
export const companyNumbers: Remarker = ({ data }) => {
  const cnpj = valueAt(data, 'cnpj')
  const digits = typeof cnpj === 'string' && CNPJ.test(cnpj) ? cnpjDigits(cnpj) : undefined
  const found: PathFault[] = []
  if (typeof cnpj === 'string' && digits !== undefined && !cnpj.endsWith(digits)) {
    found.push({
      path: ['cnpj'],
      message: `os dígitos ${cnpj.slice(-2)} não conferem: para ${cnpj.slice(0, -2)} seriam ${digits}`,
      cure: 'copie o número do cartão do CNPJ',
    })
  }
  for (const key of ['phone', 'whatsapp']) {
    const phone = valueAt(data, key)
    const code = typeof phone === 'string' ? unknownAreaCode(phone) : undefined
    if (code !== undefined)
      found.push({
        path: [key],
        message: `o DDD ${code} não existe no Brasil`,
        cure: 'confira o número; depois de +55 vêm dois algarismos de DDD',
      })
  }
  return found
}
