interface SchedulerLike {
  yield?: () => Promise<void>
}

/** Lets the browser handle input and paint before the rest goes on. */
export const nextTask = (): Promise<void> => {
  // Not in the DOM library's types of every TypeScript, and missing in older browsers.
  const { scheduler } = globalThis as { scheduler?: SchedulerLike }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
