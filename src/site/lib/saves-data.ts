/** The visitor asked the browser to spare data; the type is missing from TypeScript's DOM library. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
