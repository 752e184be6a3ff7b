import type { ComponentProps, MouseEvent } from 'react'

type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'gold'

/** Class of a button or of a link that looks like one; `extra` is appended. */
export const buttonClass = (variant: ButtonVariant = 'default', extra?: string): string =>
  ['btn', `btn-${variant}`, extra].filter(Boolean).join(' ')

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Work is under way: the button keeps its width and its focus, shows `busyLabel` and ignores presses. */
  busy?: boolean
  /** Text while busy, as «Preparando...». Name it from the start, so that the width is reserved for both texts. */
  busyLabel?: string
}

/** A button of the site; `type` is "button" unless said otherwise. */
export function Button({
  variant,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const text = (
    <>
      {busy && <i className="spinner" />}
      {busy && busyLabel ? busyLabel : children}
    </>
  )
  return (
    <button
      type="button"
      {...props}
      className={buttonClass(variant, className)}
      onClick={press}
      aria-busy={busy || undefined}
      // Not `disabled`: that would drop the keyboard focus while the work runs.
      aria-disabled={busy || props['aria-disabled'] || undefined}
      // Both texts size the button through invisible generated content, whichever of them shows.
      data-idle={busyLabel && typeof children === 'string' ? children : undefined}
      data-busy={busyLabel}
    >
      {busyLabel ? <span className="btn-text">{text}</span> : text}
    </button>
  )
}
