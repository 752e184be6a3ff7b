import type { ReactNode } from 'react'
import type { CertificationView, CompanyView } from '../../content/views/views'
import { formatShortDate } from '../lib/format'
import { SmartLink } from './smart-link'

export interface Fact {
  name: string
  /** A fact without a value is left out. */
  value: ReactNode
  /** Small, below the value. */
  note?: string | undefined
}

/** Named facts, one below the other. */
export const Facts = ({ items }: { items: readonly Fact[] }) => (
  <dl className="facts num">
    {items.map(
      ({ name, value, note }) =>
        Boolean(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ),
    )}
  </dl>
)

/**
 * Big figures in a row, strung on one trace; `scope` is a text below a figure about what it covers.
 */
export function Figures({
  items,
  className = 'cols',
}: {
  items: readonly { figure: string; label: string; scope?: string }[]
  className?: string
}) {
  return (
    <ul className={className}>
      {items.map(({ figure, label, scope }, index) => (
        <li
          key={index}
          className="figures-item @container relative pt-11 before:motif-ring before:top-1 before:left-0 after:absolute after:top-[10px] after:-right-6 after:left-3.5 after:h-0.5 after:bg-copper-500 last:after:right-0 max-lg:[.cols>&]:col-span-6 max-lg:[.cols>&]:mt-8 max-lg:even:after:right-0 lg:[.cols>&]:col-span-3"
        >
          <span className="figure figures-item-value num">{figure}</span>
          <p className="mt-3 max-w-[15em] leading-snug text-on-dark-muted">{label}</p>
          {scope && <p className="mt-3 max-w-[20em] text-caption text-on-dark-muted">{scope}</p>}
        </li>
      ))}
    </ul>
  )
}

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

/** A postal address in two lines. */
export const AddressLines = ({
  address: { street, city, state, postalCode },
}: Pick<CompanyView, 'address'>) => (
  <>
    {street}
    <br />
    {city}, {state}, <span className="num">{postalCode}</span>
  </>
)

/**
 * The company's legal identity: name, CNPJ and address (Decreto 7.962/2013, art. 2; LGPD, art. 9).
 */
export const LegalIdentity = ({ company }: { company: CompanyView }) => (
  <>
    {company.legalName}
    <br />
    <span className="num">CNPJ {company.cnpj}</span>
    <br />
    <AddressLines address={company.address} />
  </>
)
