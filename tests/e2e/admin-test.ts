import { expect, test as base } from '@playwright/test'

export { expect }

/**
 * Playwright's test, which also fails when the editors' page throws, writes an error or a warning
 * to the console (as for a breach of its security policy) or sends a request to another host.
 */
export const test = base.extend({
  page: async ({ page }, handOn) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.hostname !== 'localhost')
        complaints.push(`request to ${request.url()}`)
    })
    await handOn(page)
    expect(complaints).toEqual([])
  },
})
