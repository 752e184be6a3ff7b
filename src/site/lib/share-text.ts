export type ShareOutcome = 'shared' | 'cancelled' | 'failed'

/** Opens the system's share sheet; needs a gesture. Closing the sheet is the visitor's choice and no error. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ title, text })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
