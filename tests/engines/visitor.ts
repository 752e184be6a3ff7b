import type { Driver } from './driver'
import { soon } from '../support/programs'

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

/**
 * What a visitor does in a real browser, in the same words for every engine. Elements are named by
 * CSS selectors.
 */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /**
   * Opens an address and waits until its page is there. An engine may report that loading has ended
   * while it still shows the page before.
   */
  open = async (path: string): Promise<void> => {
    await this.driver.open(this.origin + path)
    await this.until(
      path,
      `location.href === ${JSON.stringify(this.origin + path)} && document.readyState === ` +
        `'complete' && document.querySelector('h1')`,
    )
  }

  resize = (width: number, height: number): Promise<void> => this.driver.resize(width, height)

  /** The texts of all elements that the selector finds, with each run of blanks as one space. */
  texts = async (selector: string): Promise<string[]> => {
    const found = await this.driver.evaluate(
      `Array.from(document.querySelectorAll(${JSON.stringify(selector)}), (element) => ` +
        'element.innerText ?? element.textContent)',
    )
    return Array.isArray(found) ? found.map((text) => String(text).replace(/\s+/g, ' ').trim()) : []
  }

  /** An attribute of the first element found. */
  attribute = async (selector: string, name: string): Promise<string> =>
    String(
      await this.driver.evaluate(
        `document.querySelector(${JSON.stringify(selector)})?.getAttribute(${JSON.stringify(name)})`,
      ),
    )

  /** The value of an expression in the page. */
  ask = (expression: string): Promise<unknown> => this.driver.evaluate(expression)

  /**
   * Waits until an expression in the page is true.
   * @throws Error with `what` when that does not happen
   */
  until = (what: string, expression: string): Promise<unknown> =>
    soon(what, async () => (await this.driver.evaluate(`Boolean(${expression})`)) === true)

  sees = (selector: string): Promise<unknown> =>
    this.until(selector, `document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`)

  /** Presses the pointer in the middle of an element, as soon as the element is visible. */
  click = async (selector: string): Promise<void> => {
    await this.sees(selector)
    const [x, y] = await this.place(selector)
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Clicks into a field and types, replacing the text that the tab has kept in it. */
  type = async (selector: string, text: string): Promise<void> => {
    await this.click(selector)
    await this.driver.evaluate(`document.querySelector(${JSON.stringify(selector)}).select()`)
    await this.keys([...text])
  }

  press = (key: keyof typeof KEYS): Promise<void> => this.keys([KEYS[key]])

  /** Chooses an option of a list by its text, as a keyboard user does without opening the list. */
  choose = async (selector: string, option: string): Promise<void> => {
    await this.driver.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`)
    await this.keys([...option])
  }

  private keys(keys: readonly string[]): Promise<void> {
    return this.driver.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  }

  /** The middle of an element in whole px of the window, once it is in view and still. */
  private async place(selector: string): Promise<[number, number]> {
    const ask = async () =>
      JSON.stringify(
        await this.driver.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    })()`),
      )
    let before = ''
    let times = 0
    const rested = await soon(`${selector} parado`, async () => {
      const now = await ask()
      times = now === before ? times + 1 : 0
      before = now
      // A page that still lays out its rest may not move for a moment, so one reading is too few.
      return times > 3 ? now : undefined
    })
    const [x, y]: [number, number] = JSON.parse(rested)
    return [x, y]
  }
}
