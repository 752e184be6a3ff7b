/** Reads a JSON file of the site by its path; null where there is none. */
export type DataReader = (path: string) => Promise<unknown>

const fetched: DataReader = async (path) => {
  const response = await fetch(path)
  // A host that knows no file may answer with a page.
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (response.status === 404 || (response.ok && !isJson)) return null
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

let reader = fetched

/** In the prerender there is nobody to fetch from: it reads the same files from its disk. */
export function readDataWith(other: DataReader): void {
  reader = other
}

/** One file per lot: a chunk for each would put the names of ten thousand lots into the script of every page. */
export const readData: DataReader = (path) => reader(path)
