/**
 * The texts that a browser may turn into code or elements, each checked by a function (Trusted
 * Types, W3C). The security policy demands them and allows only these names, and `sem-script` for
 * the page's own notes (page-start.ts); see pipeline/hosts/site-rules.ts.
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

/**
 * Markup that React may parse. For the structured data of a page that a visitor navigates to, React
 * parses two texts: an empty script element, and JSON in which the router escapes every `<`.
 * Neither can become code.
 */
export const reactMarkup = (text: string): string | null =>
  text === '<script></script>' || !text.includes('<') ? text : null

window.trustedTypes?.createPolicy('default', { createHTML: reactMarkup })

const rules = {
  /** Allows the service worker's address from the page's contract. */
  createScriptURL: (address: string) => {
    if (!/^\/[\w-]+\.js$/.test(address)) throw new TypeError(`${address} is no worker of this site`)
    return address
  },
}

export const trusted = window.trustedTypes?.createPolicy('retrilha', rules) ?? rules
