import type { Figures } from './metrics'

/** How many times slower a phone's processor is than this machine's. */
export const SLOWDOWN = 4

/** An event of Chromium's trace. Times are in microseconds. */
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

/** The categories that a trace must have for this file to read it. */
export const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'blink.user_timing',
  'disabled-by-default-v8.compile',
]

/** A task of this length or more is long, in ms (W3C Long Tasks). */
const LONG = 50
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree', 'RecalculateStyles'])

/** The time that the thread itself worked, in ms; other work of the machine is not in it. */
const time = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000
const sum = (events: readonly TraceEvent[]): number =>
  events.reduce((all, event) => all + time(event), 0)

/** A script without an address belongs to the measurement. */
const isOwnScript = ({ name, args }: TraceEvent): boolean =>
  name === 'EvaluateScript' && args?.data?.url?.startsWith('http') !== true

/**
 * Work that no visitor's browser does: the measurement's own scripts, and source positions. While
 * an inspector is attached, V8 reads a whole file again for each error that is created in it, and
 * react-dom creates five when it starts. That took 17 ms with an inspector and 2 without, timed in
 * the page.
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
 * The times of a page's main thread from the first byte until the page rested, in ms; empty when
 * the trace has no first paint.
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
 * The main thread's time in the tasks between two marks of the page, in ms; undefined when no
 * thread has both marks.
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
 * How many scripts ran before the largest paint; a script and the modules that it imports count as
 * one. Undefined when the trace has no largest paint.
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

/** The events that lie in no other event. */
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
