const PIN_ROWS = [45, 65, 85, 105]

/** The drawn footprint of a component, in place of a picture; `symbol` is its marking, up to six letters. */
export function Footprint({ symbol }: { symbol: string }) {
  return (
    <div className="footprint" aria-hidden="true">
      <svg viewBox="0 0 200 150" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M40 25h112l8 8v92H40z" />
        <circle cx="54" cy="39" r="4" />
        <path d={PIN_ROWS.map((y) => `M22 ${y}h18M160 ${y}h18`).join('')} />
        <g className="footprint-pins">
          {PIN_ROWS.flatMap((y) =>
            [17, 183].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />),
          )}
        </g>
        {/* Four letters fit between the pins; longer markings are squeezed. */}
        <text
          x="100"
          y="86"
          textAnchor="middle"
          textLength={symbol.length > 4 ? 100 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {symbol}
        </text>
      </svg>
    </div>
  )
}
