import { SourceMap } from 'node:module'

/** A place in a visitor's script, as browsers write it: …/assets/core-Ab12.js:1:2345 */
const PLACE = /(?:https?:\/\/[^\s/()]+)?\/assets\/([\w.$-]+\.js):(\d+):(\d+)/g

/**
 * A stack as the console of a visitor's browser shows it, with places in src instead of those in the built scripts.
 * @param mapOf the source map of a script by its file name, as JSON; undefined where there is none,
 * as for a script of another release, whose places stay as they are
 */
export function readStack(stack: string, mapOf: (script: string) => string | undefined): string {
  return stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const map = mapOf(script)
    if (map === undefined) return place
    // Stacks count from 1, source maps from 0.
    const found = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in found)) return place
    const source = found.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
