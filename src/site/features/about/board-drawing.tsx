/**
 * A small board whose traces leave the connector, pass the chip and come back: the company's name, drawn.
 * Drawn at its own size, because scaled traces blur. The chip carries maker and date code, as chips do. Decoration.
 */
export function BoardDrawing({ maker, dateCode }: { maker: string; dateCode: string }) {
  return (
    <svg
      className="board-drawing"
      width="480"
      height="400"
      viewBox="0 0 480 400"
      aria-hidden="true"
    >
      <path
        className="board-drawing-mask"
        d="M4 0H396l84 84V396a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"
      />
      <g className="board-drawing-copper">
        <path d="M71 104H140l32 32H204M71 136H140l24 24H204M71 168H140l16 16H204M71 200H140l8 8H204" />
        <path d="M340 136H404l32 32V292l-32 32H131l-60-60M340 160H396l24 24V284l-24 24H147l-76-76" />
        <path d="M340 184H361M340 208H352l23 23V249M272 72V96M304 96V80l16-16H345M240 96V72l-16-16H167" />
        <path d="M240 256v13M272 256v13" />
      </g>
      <g className="board-drawing-ring">
        {[104, 136, 168, 200, 232, 264].map((y) => (
          <circle key={y} cx="64" cy={y} r="6" />
        ))}
        <circle cx="368" cy="184" r="6" />
        <circle cx="375" cy="256" r="6" />
        <circle cx="272" cy="65" r="6" />
        <circle cx="352" cy="64" r="6" />
        <circle cx="160" cy="56" r="6" />
        <circle cx="240" cy="275" r="6" />
        <circle cx="272" cy="275" r="6" />
      </g>
      <g className="board-drawing-hole">
        <circle cx="28" cy="28" r="11" />
        <circle cx="28" cy="372" r="11" />
        <circle cx="452" cy="372" r="11" />
      </g>
      <path
        className="board-drawing-pins"
        d="M204 136h14M204 160h14M204 184h14M204 208h14M326 136h14M326 160h14M326 184h14M326 208h14M240 96v14M272 96v14M304 96v14M240 242v14M272 242v14M304 242v14"
      />
      <rect className="board-drawing-chip-body" x="216" y="108" width="112" height="136" rx="3" />
      <circle className="board-drawing-pin-one" cx="230" cy="122" r="4" />
      <text x="272" y="170" textAnchor="middle">
        {maker}
      </text>
      <text className="board-drawing-code" x="272" y="200" textAnchor="middle">
        {dateCode}
      </text>
      <g className="board-drawing-refs">
        <text x="56" y="86">
          J1
        </text>
        <text x="338" y="118">
          U1
        </text>
        <text x="390" y="260">
          C4
        </text>
        <text x="366" y="60">
          R1
        </text>
      </g>
    </svg>
  )
}
