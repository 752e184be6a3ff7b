const begun = new Map<string, Promise<Response>>()

/**
 * Starts to fetch a file before the code that reads it has loaded. The first script calls this, so
 * the file imports nothing else.
 */
export function beginFetch(address: string): void {
  const response = fetch(address)
  // The caller of `fetchBegun` handles the failure.
  response.catch(() => undefined)
  begun.set(address, response)
}

/**
 * Returns the response that `beginFetch` requested, or a new one when there is none or it was taken
 * already.
 */
export function fetchBegun(address: string): Promise<Response> {
  const response = begun.get(address) ?? fetch(address)
  begun.delete(address)
  return response
}
