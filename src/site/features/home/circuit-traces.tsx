/*
 * Four traces leave the first four gold contacts (16 px apart), run down the margin (8 px apart) and
 * end one by one in a section's label. Drawn from 1400 px on, at fixed sizes: scaled, 45 degrees
 * would become 38. Decoration.
 */

/** The turn from the contacts into the margin; the innermost trace goes on to the first label. */
export const TracesFeed = () => (
  <>
    <svg
      className="trace -top-48 -left-[73px] hidden 2xl:block"
      aria-hidden="true"
      width="200"
      height="204"
      viewBox="0 0 200 204"
    >
      <path d="M153 0V26l-128 128V186l16 16H73" />
      <path d="M137 0V30.67l-120 120V192" />
      <path d="M121 0V35.34l-112 112V192" />
      <path d="M105 0V40.01l-104 104V192" />
    </svg>
    <Traces count={3} isFirst />
  </>
)

/** The straight part of the outer traces beside a section; the first one begins below its turn. */
export const Traces = ({ count, isFirst = false }: { count: 1 | 2 | 3; isFirst?: boolean }) => (
  <i
    className={`circuit-traces circuit-traces-${count} ${isFirst ? 'top-0' : ''}`}
    aria-hidden="true"
  />
)

// Each trace lies 8 px further out than the one before. The height is the section's upper padding,
// plus 12 px to the trace of the label.
const BRANCHES = {
  bought: { width: 57, height: 76, path: 'M1 0V58l16 16H58', top: '-top-16' },
  statistics: { width: 65, height: 140, path: 'M1 0V122l16 16H66', top: '-top-32' },
  closing: { width: 73, height: 140, path: 'M1 0V122l16 16H74', top: '-top-32' },
}

/** A trace that leaves the others for a section's label. */
export function TraceBranch({ section }: { section: keyof typeof BRANCHES }) {
  const { width, height, path, top } = BRANCHES[section]
  return (
    <svg
      className={`trace right-full hidden 2xl:block ${top}`}
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={path} />
    </svg>
  )
}
