import { textsIn } from '../check/placeholders'
import { MATERIAL_PLACES, NEEDED_PLACES } from '../material-places'
import { nearest } from '../nearest'
import { placesOf } from '../templates'
import type { PathFault, Rule } from './documents'

const known = Object.keys(MATERIAL_PLACES)

/** Every {place} of the materials' page is one that it fills, and the texts that answer the visitor hold the answer. */
export const materialPlaces: Rule = ({ data }) =>
  textsIn(data).flatMap(({ text, path }): PathFault[] => {
    const found = placesOf(text)
    const unknown = [...new Set(found)]
      .filter((name) => !known.includes(name))
      .map((name): PathFault => {
        const meant = nearest(name, known)
        return {
          path,
          message: `lugar desconhecido {${name}}`,
          cure: meant
            ? `queria dizer {${meant}}?`
            : `aqui valem ${known.map((place) => `{${place}}`).join(', ')}`,
        }
      })
    // A misspelt place is also a missing one; telling it twice would hide what to do.
    if (unknown.length > 0) return unknown
    return (NEEDED_PLACES[path.join('.')] ?? [])
      .filter((name) => !found.includes(name))
      .map((name) => ({
        path,
        message: `falta o lugar {${name}}`,
        cure: `escreva {${name}} onde ele deve aparecer`,
      }))
  })
