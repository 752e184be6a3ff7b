/**
 * WhatsApp's logo in few points, because every page carries it. Decoration: always beside words or
 * inside a named link.
 */
export function WhatsAppIcon({ className = 'icon' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 240" fill="currentColor" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="20"
        d="M16 226l13-51a108 108 0 1 1 39 38z"
      />
      <path
        d={
          'M179 147c-6-4-21-11-24-10-5 1-11 14-15 14-19-4-44-28-48-40 1-5 10-11 ' +
          '9-16l-10-25c-3-4-14-5-21 1-8 8-11 21-9 30 4 26 41 57 73 68 21 7 45-6 47-19 0-2 0-2-2-3z'
        }
      />
    </svg>
  )
}
