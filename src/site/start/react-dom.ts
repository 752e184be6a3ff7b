// A step of the start (files.ts). Importing the whole package would include the parts that the site
// does not use.
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'

/**
 * Markup that React may parse. For the structured data of a page that a visitor navigates to, React
 * parses two texts: an empty script element, and JSON in which the router escapes every `<`.
 * Neither can become code.
 */
export const reactMarkup = (text: string): string | null =>
  text === '<script></script>' || !text.includes('<') ? text : null

window.trustedTypes?.createPolicy('default', { createHTML: reactMarkup })
