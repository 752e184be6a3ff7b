/**
 * Returns whether the visitor asked the browser to save data; TypeScript's DOM library lacks the
 * type.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
