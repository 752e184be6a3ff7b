import { beforeEach, describe, expect, it } from 'vitest'
import { focusAround } from '../../../src/site/lib/focus-around'

const element = (id: string) => document.getElementById(id)
const turn = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

describe('the keyboard, when the button that it was on goes away', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main id="main"><div id="around"><h2 id="gone" tabindex="-1">x</h2></div><button id="other"></button></main>'
  })

  it('goes on from the nearest thing that stays', async () => {
    element('gone')?.focus()
    focusAround(element('gone'))
    element('around')?.remove()
    await turn()
    expect(document.activeElement?.id).toBe('main')
  })

  it('stays where the page put it', async () => {
    element('gone')?.focus()
    focusAround(element('gone'))
    element('gone')?.remove()
    element('other')?.focus()
    await turn()
    expect(document.activeElement?.id).toBe('other')
  })

  it('does nothing where there was nothing', async () => {
    focusAround(null)
    await turn()
    expect(document.activeElement).toBe(document.body)
  })
})
