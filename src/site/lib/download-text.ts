/** Saves text as a file on the visitor's device. `type` is the media type without charset; the bytes are UTF-8. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari reads the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
