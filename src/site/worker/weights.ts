/**
 * Size of an entry's address and headers, in bytes: the security policy alone has several hundred.
 */
const AROUND = 1000

/**
 * Chromium keeps a script's compiled form beside it, which is about as large:
 * `navigator.storage.estimate()` counts both.
 */
const COMPILED = 2

/** Storage that an entry with a body of so many bytes takes, in bytes. */
export const entryWeight = (bytes: number, isScript: boolean): number =>
  AROUND + bytes * (isScript ? COMPILED : 1)

/** Limit of the storage on a visitor's device, in bytes: 3 MB with the worker itself. */
const MOST = 2_980_000

const BUDGETS = { data: 40_000, files: 530_000, photos: 200_000 }
export type StoreName = keyof typeof BUDGETS | 'pages'

/**
 * Limit of each store, in bytes; the pages that the visitor saw get the rest.
 * @param kept size of the entries that are kept from the start
 */
export const budgetsBeside = (kept: number): Readonly<Record<StoreName, number>> => ({
  ...BUDGETS,
  pages: MOST - kept - Object.values(BUDGETS).reduce((sum, bytes) => sum + bytes),
})
