import { expect, it, vi } from 'vitest'
import { PressLink } from '../../../src/site/ui/press-link'
import { find, render } from '../render'

it('the space key presses a link that is a button, and does not scroll the page', async () => {
  const onPress = vi.fn<() => void>()
  await render(
    <PressLink href="#filtros" onPress={onPress}>
      Filtros
    </PressLink>,
  )
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    find('a').dispatchEvent(event)
    return [event.defaultPrevented, onPress.mock.calls.length]
  }
  expect(key('Tab')).toEqual([false, 0])
  expect(key(' ')).toEqual([true, 1])
})
