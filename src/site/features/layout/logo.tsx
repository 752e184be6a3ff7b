import { SmartLink } from '../../ui/smart-link'

/** The mark, an R of one trace with two pads, beside the company's name; leads home. */
export function Logo({ name }: { name: string }) {
  return (
    <SmartLink className="logo" href="/">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect className="fill-mask-600" width="34" height="34" rx="3" />
        <g className="stroke-gold-400" fill="none" strokeWidth="2.6" strokeLinejoin="round">
          <path d="M10 22V11.5L13.5 8H20l4 4v2.5l-4 4h-5.5" />
          <path d="M17 18.5l4.6 4.6" />
        </g>
        <g className="fill-mask-600 stroke-gold-400" strokeWidth="2.4">
          <circle cx="10" cy="24.8" r="2.5" />
          <circle cx="23.6" cy="24.8" r="2.5" />
        </g>
      </svg>
      {name}
    </SmartLink>
  )
}
