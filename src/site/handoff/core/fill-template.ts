import type { PlaceName } from '../../../content/templates'
import type { Lines } from './text'

/** Clean values by the place that they go to. */
export type PlaceValues<Text extends Lines> = Partial<Record<PlaceName, Text>>

/**
 * Puts values into the `{places}` of a template, in one pass: a value that itself reads "{email}" or "$&" stays just that.
 * A place without a value stays as written; the content check refuses such templates. Lines of one make one line.
 */
export function fillTemplate<Text extends Lines>(template: Text, values: PlaceValues<Text>): Text {
  const known = new Map<string, string | undefined>(Object.entries(values))
  const filled = template.replace(/\{([^{}]*)\}/g, (place: string, name: string) => known.get(name) ?? place)
  // Clean texts beside each other; only an empty value can bare a blank at the ends.
  return filled.trim() as Text
}
