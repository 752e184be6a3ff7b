import type { ReactNode } from 'react'

interface Props {
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
  /** What holds for all prices, at its foot. */
  terms: ReactNode
}

/** A dark panel in the look of an exchange's display, with the contacts of a circuit board below. */
export const PriceDisplay = ({ children, terms, ...name }: Props) => (
  <section className="board" {...name}>
    <div className="board-face">
      {children}
      <p className="border-t border-light-14 p-5 text-small text-on-dark-muted @min-[40rem]:print:p-0 @min-[40rem]:print:pt-2 @min-[40rem]:p-8 @min-[40rem]:pt-6">
        {terms}
      </p>
    </div>
    <div className="board-contacts print:hidden" aria-hidden="true">
      <i />
      <i />
    </div>
  </section>
)

/** Whether a material is bought, with a lamp in front. */
export const PriceStatus = ({ status }: { status: string }) => (
  <span className="before:mr-2 before:inline-block before:size-2 before:rounded-full before:bg-up">
    {status}
  </span>
)
