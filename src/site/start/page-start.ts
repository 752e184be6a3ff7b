/**
 * What the prerender passes to the browser, as attributes of the inline script. This file writes
 * them in Node and reads them in the browser, so that the two agree.
 */
export interface PageContract {
  /** Address of the script that runs the application. */
  entry: string
  /**
   * Addresses of every further file that the application of the page needs: the full style sheet,
   * scripts and content.
   */
  files: readonly string[]
  /**
   * Address of the index of the content (lib/read-content.ts). It changes with every script and
   * every content file, so it identifies the release. Undefined in development.
   */
  content?: string
  /** Address of the service worker; undefined when the build has it switched off. */
  worker?: string
  /** The page is the host's answer to every unknown address. */
  isNotFound?: boolean
}

/** What the inline script offers to the application. */
interface PageStart {
  /** Presses so far, which no handler has received. */
  presses: Event[]
  /** The application runs, and hears the presses itself. */
  end: () => void
  /** The application cannot run: shows the page as visitors without script see it. */
  fail: (error: unknown) => void
}

declare global {
  interface Window {
    start?: PageStart
  }
}

/**
 * Inline script of every page, before its body: starts the application right after the first paint,
 * or at the first sign of a visitor; for visitors who save data only then, or for a search in the
 * address, which the prerendered page does not show. A tab in the background paints nothing, so there
 * it starts at once.
 *
 * Until the application runs, presses reach no handler: parts of the page may be hydrated before
 * all of it is, and would answer twice. What browsers do by themselves goes on: links, searches,
 * mail links, presses for another window. Links with `data-stays` or the role of a button are not followed: they lead to a poorer
 * substitute of what the application does.
 *
 * Sections that only a phone shows closed are opened before the first paint of a wider window.
 *
 * When the application does not arrive, noscript elements show their notes, rules of `@media
 * (scripting: none)` apply, and forms that become a mail keep their text but lose their button.
 */
export const PAGE_SCRIPT = `{
const STAYS = "[data-stays],[role=button]:not([href^='#'])";
const { dataset } = document.currentScript, presses = [], ended = new AbortController(),
  here = () => location.pathname + location.search, loaded = here();
let begun, failed;
const hold = (event) => {
  if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.stopImmediatePropagation();
  presses.push(event);
  const control = event.target.closest?.("button," + STAYS);
  control?.setAttribute("aria-busy", "true");
  if (control?.matches(STAYS)) event.preventDefault();
};
const unmark = () => { for (const { target } of presses) target.closest?.("[aria-busy]")?.removeAttribute("aria-busy"); };
const alone = (rules) => {
  for (const rule of rules)
    if (rule.media?.mediaText == "(scripting: none)") rule.media.mediaText = "all";
    else if (rule.cssRules) alone(rule.cssRules);
};
const fail = (error) => {
  if (failed) return;
  failed = true;
  console.error("The application of this page does not start.", error);
  document.documentElement.dataset.running = "nao";
  unmark();
  const policy = window.trustedTypes?.createPolicy("sem-script", { createHTML: (own) => own }) ?? { createHTML: (own) => own };
  for (const form of document.querySelectorAll(".mail-form")) {
    form.classList.remove("mail-form");
    for (const button of form.querySelectorAll("[type=submit]")) button.hidden = true;
  }
  for (const note of document.querySelectorAll("noscript"))
    note.replaceWith(document.createRange().createContextualFragment(policy.createHTML(note.textContent)));
  for (const sheet of document.styleSheets) try { alone(sheet.cssRules) } catch {}
  const control = presses.at(-1)?.target.closest?.(STAYS);
  if (control?.isConnected) control.click();
};
const bring = () => {
  if (begun) return;
  begun = true;
  for (const href of dataset.files.split(" ").filter(Boolean)) {
    const kind = href.split(".").at(-1);
    if (kind == "json" && "notFound" in dataset) continue;
    const link = document.createElement("link");
    if (kind == "css") link.rel = "stylesheet";
    else if (kind == "js") link.rel = "modulepreload";
    else Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "" });
    link.href = href;
    document.head.append(link);
  }
  import(dataset.entry).catch(fail);
};
window.start = { presses, fail, end() { unmark(); ended.abort(); } };
const heard = { capture: true, signal: ended.signal };
for (const type of ["click", "submit"]) addEventListener(type, hold, heard);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, bring, heard);
addEventListener("popstate", () => { if (here() != loaded) location.reload(); }, heard);
if (innerWidth > 767)
  addEventListener("DOMContentLoaded", () => { for (const fold of document.querySelectorAll(".lot-fold")) fold.open = true; });
if (!navigator.connection?.saveData || location.search)
  addEventListener("DOMContentLoaded", () => (document.hidden ? setTimeout : requestAnimationFrame)(() => setTimeout(bring)), heard);
}`

/**
 * The element that starts a page. Every value comes from the build and none from content, so
 * nothing needs escaping.
 * @param script PAGE_SCRIPT, or the same minified
 */
export const startElement = (
  { entry, files, content, worker, isNotFound }: PageContract,
  script = PAGE_SCRIPT,
): string =>
  `<script data-entry="${entry}" data-files="${files.join(' ')}"` +
  `${content ? ` data-content="${content}"` : ''}${worker ? ` data-worker="${worker}"` : ''}` +
  `${isNotFound ? ' data-not-found' : ''}>${script}</script>`

/** Reads the contract from the page's start element. */
export function readContract(page: Document): PageContract {
  const { entry, files, content, worker, notFound } =
    page.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
  return {
    entry: entry ?? '',
    files: files?.split(' ').filter(Boolean) ?? [],
    content,
    worker,
    isNotFound: notFound !== undefined,
  }
}
