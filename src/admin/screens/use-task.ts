import { useState } from 'react'

/**
 * Runs one piece of work at a time. The error that a piece throws has a Portuguese sentence for the
 * editor.
 */
export function useTask() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
