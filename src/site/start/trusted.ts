/** Texts from which a browser makes code or elements, and who lets them through (Trusted Types, W3C). */
interface Rules {
  createHTML?: (markup: string) => string | null
  createScriptURL?: (address: string) => string | null
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own library yet. */
    trustedTypes?: {
      createPolicy: <Own extends Rules>(name: string, rules: Own) => Own
    }
  }
}

const rules = {
  /** Markup of the prerendered page itself. */
  createHTML: (markup: string) => markup,
  /** The service worker's address, as the page's contract says it. */
  createScriptURL: (address: string) => {
    if (!/^\/[\w-]+\.js$/.test(address)) throw new TypeError(`${address} is no worker of this site`)
    return address
  },
}

/**
 * Browsers refuse every other way from a text to code or elements: the security policy demands
 * Trusted Types and allows this name, and `default` for React (react-dom.ts), alone
 * (pipeline/hosts/policy.ts).
 */
export const trusted = window.trustedTypes?.createPolicy('retrilha', rules) ?? rules
