/**
 * Imports a file that may have failed before. Browsers remember a failed import for as long as the
 * page lives (whatwg/html issue 6768), so such a file is imported under an address of its own. Only
 * Chromium and Firefox name the address in their error; in other browsers the file stays missing
 * until the page is loaded anew.
 * @param load the import as it is written
 * @param failures how often it has failed on this page
 */
export async function importAnew<Module>(
  load: () => Promise<Module>,
  failures: number,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = /https?:\/\/\S+\.js/.exec(String(error))?.[0]
    if (!address || failures === 0) throw error
    // It is the address of what `load` imports, so the module is the same.
    return (await import(/* @vite-ignore */ `${address}?de-novo=${failures}`)) as Module
  }
}
