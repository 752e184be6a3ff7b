import type { CertificationView, AboutPageView } from '../../content/views'
import { formatShortDate } from '../lib/format'
import { SmartLink } from './smart-link'

interface CertificationProofProps {
  certification: Pick<CertificationView, 'name' | 'standard' | 'number' | 'validUntil' | 'url'>
  words: AboutPageView['proof']
}

/** Number and validity of a certificate, and a link to check it; without a number, the reason. */
export function CertificationProof({
  certification: { name, standard, number, validUntil, url },
  words,
}: CertificationProofProps) {
  return (
    <>
      <span>
        {standard ? words.followed : number ? `${words.number} ${number}` : words.onRequest}
      </span>
      {validUntil && (
        <span>
          {`${words.validUntil} `}
          <time dateTime={validUntil}>{formatShortDate(validUntil)}</time>
        </span>
      )}
      {url && (
        <SmartLink href={url} newTab>
          {words.check}
          <span className="sr"> {name}</span>
        </SmartLink>
      )}
    </>
  )
}
