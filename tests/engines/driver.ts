/** Input sources with their actions (W3C), the same in WebDriver and WebDriver BiDi. */
export type Actions = readonly { type: 'pointer' | 'key'; id: string; actions: readonly object[] }[]

/** A real browser, controlled by its own protocol: only the commands that the journeys need. */
export interface Driver {
  /** The browser's name with its version. */
  name: string
  /** Goes to an address and waits until it has loaded. */
  open: (url: string) => Promise<void>
  /** The value of a JavaScript expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (actions: Actions) => Promise<void>
  /** Makes the window's content this large, in CSS px, or as near to it as the window allows. */
  resize: (width: number, height: number) => Promise<void>
  /** PNG */
  screenshot: () => Promise<Buffer>
  /** The errors and warnings that the browser has reported since the last call. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

/**
 * Starts a browser of this machine.
 * @throws Error naming what is missing and how to get it
 */
export type Engine = () => Promise<Driver>
