/** Centres of the rings and of the mounting holes: lines without length, which round ends make discs. */
const RINGS =
  'M64 104h0M64 136h0M64 168h0M64 200h0M64 232h0M64 264h0M368 184h0M375 256h0M272 65h0M352 64h0' +
  'M160 56h0M240 275h0M272 275h0'
const HOLES = 'M28 28h0M28 372h0M452 372h0'

const COPPER =
  'M71 104H140l32 32H204M71 136H140l24 24H204M71 168H140l16 16H204M71 200H140l8 8H204' +
  'M340 136H404l32 32V292l-32 32H131l-60-60M340 160H396l24 24V284l-24 24H147l-76-76' +
  'M340 184H361M340 208H352l23 23V249M272 72V96M304 96V80l16-16H345M240 96V72l-16-16H167' +
  'M240 256v13M272 256v13'

const PINS =
  'M204 136h14M204 160h14M204 184h14M204 208h14M326 136h14M326 160h14M326 184h14M326 208h14' +
  'M240 96v14M272 96v14M304 96v14M240 242v14M272 242v14M304 242v14'

/** Names of the parts, and where they are printed. */
const REFERENCES = [
  ['J1', 56, 86],
  ['U1', 338, 118],
  ['C4', 390, 260],
  ['R1', 366, 60],
] as const

/**
 * The company's name, drawn as a small circuit: traces leave the connector, pass the chip and
 * return. It keeps its own size, because scaled traces blur. The chip carries maker and date code,
 * as chips do. Decoration.
 */
export const CircuitDrawing = ({ maker, dateCode }: { maker: string; dateCode: string }) => (
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
    <g className="stroke-copper-500" fill="none" strokeLinejoin="round">
      <path d={COPPER} strokeWidth="2" />
      <path d={RINGS} strokeWidth="16" strokeLinecap="round" />
      <path d={HOLES} strokeWidth="26" strokeLinecap="round" />
      <path d={PINS} strokeWidth="8" />
    </g>
    <path className="stroke-mask-800" d={RINGS} strokeWidth="8" strokeLinecap="round" />
    <path className="stroke-backdrop" d={HOLES} strokeWidth="18" strokeLinecap="round" />
    <rect className="fill-mask-950" x="216" y="108" width="112" height="136" rx="3" />
    <circle className="fill-none stroke-on-dark-muted" strokeWidth="1.5" cx="230" cy="122" r="4" />
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
