/** Leads this page to an address, as a followed link would. Apart, so that tests can see the address. */
export function followLink(href: string): void {
  window.location.href = href
}
