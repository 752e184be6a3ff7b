import type { Figures } from './metrics'

/** A phone's processor against this machine's. */
export const SLOWDOWN = 4

/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string } }
}

/** What must be on in a trace for this file to read it. */
export const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'blink.user_timing',
  'disabled-by-default-v8.compile',
]

/** From here on a task is long, in ms (W3C Long Tasks). */
const LONG = 50
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree', 'RecalculateStyles'])

/** Of the thread itself: what else the machine does is not in it. In ms. */
const time = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000
const sum = (events: readonly TraceEvent[]): number =>
  events.reduce((all, event) => all + time(event), 0)

/** A script without an address is the measurement's own. */
const isOwnScript = ({ name, args }: TraceEvent): boolean =>
  name === 'EvaluateScript' && args?.data?.url?.startsWith('http') !== true

/**
 * Work that no visitor's browser does. Beside the measurement's own scripts these are source
 * positions: where an inspector is
 * attached, V8 reads a whole file again for each error made in it, and react-dom makes five as it
 * is run. That took 17 ms
 * with an inspector and 2 without, timed in the page.
 */
const isMeasuring = (event: TraceEvent): boolean =>
  event.name === 'V8.CollectSourcePositions' || isOwnScript(event)

/** The same tasks without the time that the measurement took in them. */
function withoutMeasuring(
  tasks: readonly TraceEvent[],
  events: readonly TraceEvent[],
): TraceEvent[] {
  const measuring = outermost(events.filter(isMeasuring))
  return tasks.map((task) => {
    const inside = measuring.filter(
      ({ pid, tid, ts }) =>
        pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0),
    )
    return { ...task, tdur: (time(task) - sum(inside)) * 1000 }
  })
}

/**
 * What a page's main thread did from the first byte until it rested; nothing where the trace names
 * no first paint.
 */
export function threadTime(
  events: readonly TraceEvent[],
): Pick<Figures, 'layout' | 'thread' | 'blocking' | 'longest'> {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return {}
  const own = events.filter(
    ({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X',
  )
  const tasks = withoutMeasuring(outermost(own.filter(({ name }) => name.endsWith('RunTask'))), own)
  const after = tasks.filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
  return {
    layout: sum(outermost(own.filter(({ name }) => LAYOUT.has(name)))),
    thread: sum(tasks),
    blocking: after.reduce((all, task) => all + Math.max(0, SLOWDOWN * time(task) - LONG), 0),
    longest: Math.max(0, ...after.map(time)),
  }
}

/**
 * What the main thread did in the tasks from one mark of the page to another, in ms; undefined
 * where its trace has not both.
 */
export function threadBetween(
  events: readonly TraceEvent[],
  from: string,
  to: string,
): number | undefined {
  const start = events.find(({ name }) => name === from)
  const end = events.find(
    ({ name, pid, tid }) => name === to && pid === start?.pid && tid === start.tid,
  )
  if (!start || !end) return undefined
  const tasks = outermost(
    events.filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && pid === start.pid && tid === start.tid && name.endsWith('RunTask'),
    ),
  )
  return sum(
    withoutMeasuring(
      tasks.filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts < end.ts),
      events,
    ),
  )
}

/**
 * How many scripts, each with the modules that it brings along, were run before the largest paint;
 * undefined where the trace names none.
 */
export function scriptsBeforeLargest(events: readonly TraceEvent[]): number | undefined {
  const largest = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (!largest) return undefined
  const isRun = (event: TraceEvent) =>
    event.name === 'v8.evaluateModule' || (event.name === 'EvaluateScript' && !isOwnScript(event))
  return events.filter(
    (event) => event.pid === largest.pid && event.ts < largest.ts && isRun(event),
  ).length
}

/** Those that are in no other one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
