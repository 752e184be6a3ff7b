import { expect, test } from 'vitest'
import { scriptsBeforeLargest, threadBetween, threadTime, type TraceEvent } from './read-trace'

const MAIN = { pid: 7, tid: 7 }
const task = (ts: number, ms: number, of: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ...MAIN,
  ts,
  dur: ms * 1000,
  tdur: ms * 1000,
  ...of,
})
const moment = (name: string, ts: number): TraceEvent => ({ name, ph: 'R', ...MAIN, ts })

test('tasks are added up once, those in others and those of other threads not at all', () => {
  const events = [
    moment('firstContentfulPaint', 50_000),
    task(0, 30),
    task(10_000, 10),
    task(0, 500, { tid: 8 }),
    task(0, 500, { pid: 9 }),
    task(60_000, 20),
  ]
  expect(threadTime(events)).toMatchObject({ thread: 50, longest: 20 })
})

test('the work of the thread counts, not its waiting time', () => {
  expect(
    threadTime([moment('firstContentfulPaint', 0), task(10_000, 400, { tdur: 15_000 })]),
  ).toMatchObject({ thread: 15, longest: 15 })
})

test('style and layout are added up, one within the other once', () => {
  const events = [
    moment('firstContentfulPaint', 0),
    task(0, 50),
    task(1000, 20, { name: 'Layout' }),
    task(5000, 5, { name: 'UpdateLayoutTree' }),
    task(30_000, 4, { name: 'UpdateLayoutTree' }),
  ]
  expect(threadTime(events)).toMatchObject({ layout: 24, thread: 50 })
})

test('blocks what a task after the first paint would take above 50 ms at a quarter of the speed', () => {
  const events = [
    moment('firstContentfulPaint', 100_000),
    task(0, 90),
    task(110_000, 12.5),
    task(130_000, 20),
    task(160_000, 15),
  ]
  expect(threadTime(events)).toMatchObject({ blocking: 40, longest: 20 })
})

test('work of the measurement itself counts in no task: its own scripts, and the place of an error, once', () => {
  const events = [
    moment('firstContentfulPaint', 0),
    task(10_000, 30),
    task(11_000, 8, { name: 'EvaluateScript' }),
    task(50_000, 25),
    task(51_000, 10, { name: 'V8.CollectSourcePositions' }),
    task(52_000, 4, { name: 'V8.CollectSourcePositions' }),
    task(66_000, 3, { name: 'EvaluateScript', args: { data: { url: 'http://localhost/a.js' } } }),
    task(53_000, 90, { name: 'V8.CollectSourcePositions', tid: 8 }),
  ]
  expect(threadTime(events)).toMatchObject({ thread: 37, longest: 22, blocking: 38 + 10 })
})

test('a page that never painted has no such time', () => {
  expect(threadTime([task(0, 30)])).toEqual({})
})

test('counts the scripts of the page that run before its largest paint, the last that was named', () => {
  const script = (ts: number, url?: string) =>
    task(ts, 1, { name: 'EvaluateScript', args: { data: { ...(url !== undefined && { url }) } } })
  const events = [
    script(1000, 'http://localhost/a.js'),
    script(2000),
    task(3000, 1, { name: 'v8.evaluateModule' }),
    task(3000, 1, { name: 'v8.evaluateModule', pid: 9 }),
    moment('largestContentfulPaint::Candidate', 2500),
    moment('largestContentfulPaint::Candidate', 5000),
    task(6000, 1, { name: 'v8.evaluateModule' }),
  ]
  expect(scriptsBeforeLargest(events)).toBe(2)
  expect(scriptsBeforeLargest([script(1000, 'http://localhost/a.js')])).toBeUndefined()
})

test('between two marks the tasks of their thread are added up, those too in which the marks stand', () => {
  const events = [
    task(0, 5),
    task(10_000, 20),
    moment('tapped', 15_000),
    task(16_000, 3),
    task(40_000, 10),
    task(40_000, 90, { tid: 8 }),
    task(60_000, 7),
    moment('shown', 62_000),
    task(70_000, 30),
  ]
  expect(threadBetween(events, 'tapped', 'shown')).toBe(37)
})

test('marks in two documents have no thread between them, and a mark alone none', () => {
  const other = { ...moment('shown', 9000), pid: 9 }
  expect(threadBetween([moment('tapped', 0), task(0, 5), other], 'tapped', 'shown')).toBeUndefined()
  expect(threadBetween([task(0, 5), moment('shown', 9000)], 'tapped', 'shown')).toBeUndefined()
})
