import { SourceMap } from 'node:module'

/** A position in a visitor's script, as browsers write it: …/assets/core-Ab12.js:1:2345 */
const PLACE = /(?:https?:\/\/[^\s/()]+)?\/assets\/([\w.$-]+\.js):(\d+):(\d+)/g

/**
 * Translates a stack from the console of a visitor's browser to positions in src.
 * @param mapOf returns the source map of a script by its file name, as JSON; undefined for an
 * unknown script, such as one of another release, whose positions stay
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
