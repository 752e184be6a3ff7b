/**
 * One line that is rewritten on a terminal. A log file gets a step every 10 s at most, so that it
 * stays short.
 */
export class Progress {
  private last = 0
  private readonly started = performance.now()

  /** Shows a step that is under way. */
  step(text: string): void {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${text}`)
    else if (performance.now() - this.last > 10_000) {
      this.last = performance.now()
      console.log(text)
    }
  }

  /** Ends a phase with its result and the time since the start, in seconds. */
  done(text: string): void {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K')
    console.log(`${text} (${((performance.now() - this.started) / 1000).toFixed(1)} s)`)
  }
}
