/** Centres of the rings and of the mounting holes. */
const RINGS = [
  ...[104, 136, 168, 200, 232, 264].map((y) => [64, y] as const),
  [368, 184],
  [375, 256],
  [272, 65],
  [352, 64],
  [160, 56],
  [240, 275],
  [272, 275],
] as const
const HOLES = [
  [28, 28],
  [28, 372],
  [452, 372],
] as const

/** Names of the parts, and where they are printed. */
const REFERENCES = [
  ['J1', 56, 86],
  ['U1', 338, 118],
  ['C4', 390, 260],
  ['R1', 366, 60],
] as const

const COPPER = [
  'M71 104H140l32 32H204M71 136H140l24 24H204M71 168H140l16 16H204M71 200H140l8 8H204',
  'M340 136H404l32 32V292l-32 32H131l-60-60M340 160H396l24 24V284l-24 24H147l-76-76',
  'M340 184H361M340 208H352l23 23V249M272 72V96M304 96V80l16-16H345M240 96V72l-16-16H167',
  'M240 256v13M272 256v13',
]

const PINS =
  'M204 136h14M204 160h14M204 184h14M204 208h14M326 136h14M326 160h14M326 184h14M326 208h14' +
  'M240 96v14M272 96v14M304 96v14M240 242v14M272 242v14M304 242v14'

/**
 * A small circuit board whose traces leave the connector, pass the chip and come back: the
 * company's name, drawn. It keeps its own size, because scaled traces blur. The chip carries maker
 * and date code, as chips do. Decoration.
 */
export function CircuitDrawing({ maker, dateCode }: { maker: string; dateCode: string }) {
  return (
    <svg
      className="circuit-drawing"
      width="480"
      height="400"
      viewBox="0 0 480 400"
      aria-hidden="true"
    >
      <path
        className="circuit-drawing-mask"
        d="M4 0H396l84 84V396a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"
      />
      <g className="circuit-drawing-copper">
        {COPPER.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="circuit-drawing-ring">
        {RINGS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
        ))}
      </g>
      <g className="circuit-drawing-hole">
        {HOLES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
        ))}
      </g>
      <path className="circuit-drawing-pins" d={PINS} />
      <rect className="circuit-drawing-chip-body" x="216" y="108" width="112" height="136" rx="3" />
      <circle className="circuit-drawing-pin-one" cx="230" cy="122" r="4" />
      <text x="272" y="170" textAnchor="middle">
        {maker}
      </text>
      <text className="circuit-drawing-code" x="272" y="200" textAnchor="middle">
        {dateCode}
      </text>
      <g className="circuit-drawing-refs">
        {REFERENCES.map(([text, x, y]) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
