// A step of the start (files.ts). A package that is imported as a whole would come with all that nobody uses of it.
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'

/**
 * React makes the data for search engines of a page that a visitor goes on to from two texts: an
 * empty script element, and JSON, in which the router writes no bracket. Neither can become code.
 */
export const reactMarkup = (text: string): string | null =>
  text === '<script></script>' || !text.includes('<') ? text : null

window.trustedTypes?.createPolicy('default', { createHTML: reactMarkup })
