/** A trace that is cut before it reaches its pad. At its own size, because scaled traces blur. Decoration. */
export function BrokenTrace() {
  return (
    <svg
      className="trace broken-trace"
      width="280"
      height="78"
      viewBox="0 0 280 78"
      aria-hidden="true"
    >
      <circle className="trace-ring" cx="7" cy="16" r="5" />
      <path d="M12 16H92l44 44H160" />
      <path d="M156 68l12-16M180 68l12-16" />
      <path className="broken-trace-gone" d="M188 60H261" />
      <circle className="trace-ring" cx="268" cy="60" r="5" />
    </svg>
  )
}
