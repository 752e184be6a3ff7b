/** WhatsApp's mark in whole tenths of its usual grid of 24, which halves the bytes; decoration, so always beside words or inside a named link. */
export function WhatsAppIcon({ className = 'icon' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 240" fill="currentColor" aria-hidden="true">
      <path d="M175 144c-3-2-18-9-21-10-2-1-4-1-6 2-2 3-8 9-10 11-1 2-3 3-6 1-3-1-13-5-24-15-9-8-15-17-17-20-1-3 0-5 2-6 1-2 3-4 4-6 2-1 2-3 3-5 1-2 1-3 0-5-1-1-7-16-9-22-3-6-5-5-7-5-2 0-4 0-6 0-2 0-5 1-8 4-2 3-10 10-10 25 0 14 11 28 12 30 2 2 21 32 51 45 7 3 13 5 17 6 7 3 14 2 19 2 5-1 17-8 20-15 2-7 2-12 1-14 0-1-2-2-5-3m-55 74a99 99 0 0 1-50-14l-3-2-38 10 10-37-2-3a99 99 0 0 1-15-53c0-55 44-99 99-99 26 0 51 10 69 29a98 98 0 0 1 29 70c0 55-44 99-99 99m85-183a118 118 0 0 0-85-35c-65 0-118 53-118 119 0 21 5 41 15 59l-16 62 63-17a119 119 0 0 0 56 15c66 0 119-53 119-119a118 118 0 0 0-34-84z" />
    </svg>
  )
}
