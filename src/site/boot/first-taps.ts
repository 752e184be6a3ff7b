/**
 * Part of every page, for the time before any script has come. A button that only shows or hides a part of the page does so at
 * once, as show-or-hide.ts does later; every tap and every form that is sent is kept for the first script. Links, searches and
 * mail links go their own way. As short text, because each page carries it.
 */
export const FIRST_TAPS =
  'early=[];onclick=onsubmit=e=>{let a=e.target.closest("[aria-controls]"),p=a&&document.getElementById(a.getAttribute("aria-controls"));' +
  'if(p&&a.getAttribute("aria-expanded")==""+!p.hidden){e.preventDefault();a.setAttribute("aria-expanded",!(p.hidden=!p.hidden))}early.push(e)}'

declare global {
  interface Window {
    early?: Event[]
  }
}

/** Taps and sent forms since the page showed, the oldest first. From now on the first script listens alone. */
export function takeFirstTaps(): Event[] {
  const taps = window.early ?? []
  Object.assign(window, { early: undefined, onclick: null, onsubmit: null })
  return taps
}
