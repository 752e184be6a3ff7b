/**
 * The texts that a browser may turn into code or elements, each checked by a function (Trusted
 * Types, W3C).
 */
interface Rules {
  createHTML?: (markup: string) => string | null
  createScriptURL?: (address: string) => string | null
}

declare global {
  interface Window {
    /** Missing in some browsers, and in TypeScript's own library. */
    trustedTypes?: {
      createPolicy: <Own extends Rules>(name: string, rules: Own) => Own
    }
  }
}

const rules = {
  /** Markup of the prerendered page itself. */
  createHTML: (markup: string) => markup,
  /** Allows the service worker's address from the page's contract. */
  createScriptURL: (address: string) => {
    if (!/^\/[\w-]+\.js$/.test(address)) throw new TypeError(`${address} is no worker of this site`)
    return address
  },
}

/**
 * Browsers refuse every other way to turn a text into code or elements: the security policy demands
 * Trusted Types and allows only this name, and `default` for React (react-dom.ts); see
 * pipeline/hosts/policy.ts.
 */
export const trusted = window.trustedTypes?.createPolicy('retrilha', rules) ?? rules
