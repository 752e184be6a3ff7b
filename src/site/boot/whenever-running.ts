import type { Running } from './start'

export interface MaybeRunning {
  /** Rejects where the application does not come. */
  started: Promise<Running>
  /** Starts an application that waits. */
  wake: () => void
}

/** The application for who speaks with it from outside, also while it waits: what only it can show wakes it, and is said once it runs. */
export function wheneverRunning({ started, wake }: MaybeRunning): Running {
  let running: Running | undefined
  const then = (tell: (running: Running) => void) => {
    if (running) tell(running)
    else void started.then(tell, () => undefined)
  }
  then((is) => {
    running = is
  })
  return {
    onPage: (listen) => {
      if (!running) listen(location.pathname)
      then(({ onPage }) => onPage(listen))
    },
    isReachable: () => running?.isReachable() ?? Promise.resolve(navigator.onLine),
    setOfflineState: (change) => {
      if (change.offline || change.update) wake()
      then(({ setOfflineState }) => setOfflineState(change))
    },
  }
}
