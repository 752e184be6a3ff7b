import type { PlaceName } from '../../../content/templates'
import { fillPlaces } from '../../lib/fill-places'
import type { Lines } from './text'

/** Clean values by the place that they go to. */
export type PlaceValues<Text extends Lines> = Partial<Record<PlaceName, Text>>

/** Puts values into the `{places}` of a template. Lines of one make one line. */
export function fillTemplate<Text extends Lines>(template: Text, values: PlaceValues<Text>): Text {
  // Clean texts beside each other; only an empty value can bare a blank at the ends.
  return fillPlaces(template, values).trim() as Text
}
