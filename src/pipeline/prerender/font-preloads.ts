/**
 * Asks for the fonts of the style behind the first picture: found by the style itself they would be asked for before it,
 * with the highest priority (Chromium). For the end of the body: for letters that the head asks for, Chromium holds the first
 * paint back (figures in tests/bench/README.md). No browser waits for these: see styles/fonts.css.
 */
export const fontPreloads = (style: string): string =>
  [...new Set(Array.from(style.matchAll(/url\("?([^")]+\.woff2)"?\)/g), ([, url]) => url))]
    .map(
      (url) =>
        `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin fetchpriority="low">`,
    )
    .join('')
