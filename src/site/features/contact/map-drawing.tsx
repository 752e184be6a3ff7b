/** A board's traces as streets, a copper run to the pad where the company stands; decoration, and not to scale. */
export const MapDrawing = () => (
  <svg
    className="map-drawing"
    viewBox="0 0 800 440"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <g fill="none" className="stroke-mask-200" strokeWidth="9" strokeLinejoin="round">
      <path d="M-20 30H150l84 84H900" />
      <path d="M-20 62H164l84 84H900" />
      <path d="M-20 94H178l84 84H900" />
      <path d="M560 480V342l-54 -54V-20" />
      <path d="M592 480V329l-54 -54V-20" />
      <path d="M624 480V316l-54 -54V-20" />
      <path d="M-20 366H206l92 -92H900" />
      <path d="M-20 398H219l92 -92H900" />
    </g>
    <path
      d="M-20 236H272l22 -22H396"
      fill="none"
      className="stroke-copper-500"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="408" cy="214" r="14" className="fill-white stroke-copper-500" strokeWidth="8" />
  </svg>
)
