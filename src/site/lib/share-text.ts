/**
 * Puts text on the clipboard. When the browser refuses (no permission, no HTTPS), the visible text
 * in `shown` is selected, so that the visitor's own copy command finishes the work.
 * @returns whether the clipboard has the text
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}

/**
 * Errors when the visitor closes the sheet, and when a second press comes while the sheet opens.
 */
const NO_FAILURE = ['AbortError', 'InvalidStateError']

/**
 * Opens the system's share sheet; needs a user gesture.
 * @returns whether it opened: closing it is the visitor's choice and no error
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && NO_FAILURE.includes(error.name)
  }
}

export type ShareOutcome = 'shared' | 'copied' | 'notCopied'

/**
 * Shares by the system's sheet, or copies `text` where the browser has none.
 * @param data undefined to copy in any case
 * @param shown holds the text, as for `copyText`
 */
export async function shareOrCopy(
  data: ShareData | undefined,
  text: string,
  shown: HTMLElement | null,
): Promise<ShareOutcome> {
  if (data && 'share' in navigator && (await openShareSheet(data))) return 'shared'
  return (await copyText(text, shown)) ? 'copied' : 'notCopied'
}
