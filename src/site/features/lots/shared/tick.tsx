import type { ComponentProps } from 'react'

/** A checkbox with its label; `className` is the label's. */
export const Tick = ({ className = '', children, ...input }: ComponentProps<'input'>) => (
  <label
    className={`inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-2.5 font-[540] print:hidden ${className}`}
  >
    <input type="checkbox" className="m-0 size-5 flex-none accent-mask-600" {...input} />
    {children}
  </label>
)
