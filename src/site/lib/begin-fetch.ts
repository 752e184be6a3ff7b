const begun = new Map<string, Promise<Response>>()

/** Asks for a file before the code is there that reads it. The first script does; so nothing else is imported here. */
export function beginFetch(address: string): void {
  const response = fetch(address)
  // The code that takes it hears of the failure.
  response.catch(() => undefined)
  begun.set(address, response)
}

/** The answer that `beginFetch` asked for; where it did not, or the answer has been taken, a new one. */
export function fetchBegun(address: string): Promise<Response> {
  const response = begun.get(address) ?? fetch(address)
  begun.delete(address)
  return response
}
