/**
 * Puts text on the clipboard. When the browser refuses (no permission, no HTTPS), the visible text in `shown` is selected,
 * so that the visitor's own copy command finishes the work.
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
