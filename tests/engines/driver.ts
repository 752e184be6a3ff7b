/** One source of input in the W3C's words, the same for WebDriver and WebDriver BiDi. */
export type Actions = readonly { type: 'pointer' | 'key'; id: string; actions: readonly object[] }[]

/** A real browser, as far as a journey needs its own protocol. */
export interface Driver {
  /** With its version. */
  name: string
  /** Goes to an address and waits until it has loaded. */
  open: (url: string) => Promise<void>
  /** The value of a JavaScript expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (actions: Actions) => Promise<void>
  /** Size of the window's content in CSS px, or as near as the window can be made. */
  resize: (width: number, height: number) => Promise<void>
  /** PNG */
  screenshot: () => Promise<Buffer>
  /** What the browser has complained about since it was asked last. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

/** An engine of this machine. @throws Error saying what is missing and how to get it */
export type Engine = () => Promise<Driver>
