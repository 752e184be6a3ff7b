interface SchedulerLike {
  yield?: () => Promise<void>
}

/** Resolves in a new task, so that the browser handles input and paints first. */
export const nextTask = (): Promise<void> => {
  // Missing in some TypeScript DOM libraries and in older browsers.
  const { scheduler } = globalThis as { scheduler?: SchedulerLike }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
