import { expect, it, vi } from 'vitest'
import { layOutRest } from '../../../src/site/start/first-screen'
import { find } from './find'

/**
 * Shows a page of `count` parts, each of which takes `ms` to lay out. Returns a log: the visibility
 * of each part when it was laid out, and the frames in between.
 */
function pageOf(count: number, ms: number) {
  document.body.innerHTML = '<section class="sec"></section>'.repeat(count)
  document.documentElement.className = 'arriving other'
  const log: string[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    log.push('frame')
    return setTimeout(draw)
  })
  for (const part of document.querySelectorAll<HTMLElement>('.sec')) {
    Object.defineProperty(part, 'offsetHeight', {
      get: () => {
        log.push(part.style.contentVisibility)
        now += ms
        return 1
      },
    })
  }
  return log
}

it('lays out part by part, and lets a frame be drawn where that takes long', async () => {
  const log = pageOf(4, 2)
  await layOutRest(document)
  expect(log).toEqual(['visible', 'visible', 'frame', 'visible', 'visible', 'frame'])
})

it('leaves nothing behind', async () => {
  pageOf(2, 1)
  await layOutRest(document)
  expect(document.documentElement.className).toBe('other')
  expect(find('.sec').style.contentVisibility).toBe('')
})

it('leaves a page alone to which somebody goes back', async () => {
  const log = pageOf(2, 1)
  document.documentElement.className = ''
  await layOutRest(document)
  expect(log).toEqual([])
})
