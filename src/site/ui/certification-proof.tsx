import type { CertificationView } from '../../content/views/views'
import { formatShortDate } from '../lib/format'
import { SmartLink } from './smart-link'

interface CertificationProofProps {
  certification: Pick<CertificationView, 'name' | 'standard' | 'number' | 'validUntil' | 'url'>
}

/** Number and validity of a certificate, and a link to check it; without a number, the reason. */
export function CertificationProof({
  certification: { name, standard, number, validUntil, url },
}: CertificationProofProps) {
  return (
    <>
      <span>
        {standard
          ? 'Seguimos a norma; não é um certificado.'
          : number
            ? `Número ${number}`
            : 'Número sob pedido'}
      </span>
      {validUntil && (
        <span>
          Válido até <time dateTime={validUntil}>{formatShortDate(validUntil)}</time>
        </span>
      )}
      {url && (
        <SmartLink href={url} newTab>
          Conferir
          <span className="sr"> {name}</span>
        </SmartLink>
      )}
    </>
  )
}
