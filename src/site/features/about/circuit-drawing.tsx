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

const circles = (centres: readonly (readonly [number, number])[], radius: number) =>
  centres.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />)

/**
 * The company's name, drawn as a small circuit: traces leave the connector, pass the chip and
 * return. It keeps its own size, because scaled traces blur. The chip carries maker and date code,
 * as chips do. Decoration.
 */
export function CircuitDrawing({ maker, dateCode }: { maker: string; dateCode: string }) {
  return (
    <svg
      className="max-xl:h-auto max-xl:max-w-full"
      fontWeight="620"
      fontStretch="112%"
      width="480"
      height="400"
      viewBox="0 0 480 400"
      aria-hidden="true"
    >
      <path
        className="fill-mask-800"
        d="M4 0H396l84 84V396a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"
      />
      <g className="stroke-copper-500" fill="none" strokeWidth="2" strokeLinejoin="round">
        {COPPER.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="fill-mask-800 stroke-copper-500" strokeWidth="4">
        {circles(RINGS, 6)}
      </g>
      <g className="fill-backdrop stroke-copper-500" strokeWidth="4">
        {circles(HOLES, 11)}
      </g>
      <path className="stroke-copper-500" strokeWidth="8" d={PINS} />
      <rect className="fill-mask-950" x="216" y="108" width="112" height="136" rx="3" />
      <g className="stroke-on-dark-muted" fill="none" strokeWidth="1.5">
        {circles([[230, 122]], 4)}
      </g>
      <g className="fill-on-dark" textAnchor="middle">
        <text fontSize="12" letterSpacing="0.06em" x="272" y="170">
          {maker}
        </text>
        <text
          className="num"
          fontSize="28"
          fontWeight="800"
          fontStretch="120%"
          letterSpacing="-0.02em"
          x="272"
          y="200"
        >
          {dateCode}
        </text>
      </g>
      <g className="fill-on-dark-muted" fontSize="11">
        {REFERENCES.map(([text, x, y]) => (
          <text key={text} letterSpacing="0.06em" x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
