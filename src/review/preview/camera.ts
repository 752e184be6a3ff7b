import type { Server } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../pipeline/commands/browser'
import { siteServer } from '../../pipeline/serve/site-server'

/** Whole pages of a built site as a visitor without script sees them: no motion, no other host. */
export class Camera {
  private constructor(private readonly browser: Browser) {}

  /** @throws Error with what a person can do, where there is no browser */
  static async open(say: (line: string) => void): Promise<Camera> {
    // Chromium refuses its sandbox to root; the other flags keep it from looking for servers.
    const isRoot = process.getuid?.() === 0
    const args = [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ]
    return new Camera(await chromium.launch({ executablePath: findBrowser(say), args }))
  }

  /** @returns PNG */
  async shoot(site: Site, address: string, width: number): Promise<Buffer> {
    const page = await this.browser.newPage({
      viewport: { width, height: width < 800 ? 844 : 900 },
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    })
    try {
      await page.route('**/*', async (route) => {
        if (new URL(route.request().url()).origin !== site.origin) return route.abort()
        if (route.request().resourceType() !== 'document') return route.continue()
        // A picture further down would load only when it is scrolled into view, and an
        // asynchronously decoded one may be late.
        const answer = await route.fetch()
        return route.fulfill({
          response: answer,
          body: (await answer.text()).replaceAll(/loading="lazy"|decoding="async"/g, ''),
        })
      })
      await page.goto(site.origin + address, { waitUntil: 'load' })
      return await page.screenshot({ fullPage: true, animations: 'disabled' })
    } finally {
      await page.close()
    }
  }

  close(): Promise<void> {
    return this.browser.close()
  }
}

/** A built site on a port of its own, on this machine only. */
export class Site {
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(dist: string): Promise<Site> {
    const server = await siteServer(dist)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    if (address === null || typeof address === 'string')
      throw new Error('A prévia não achou uma porta livre.')
    return new Site(server, `http://127.0.0.1:${address.port}`)
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
