import { placesOf } from '../templates'
import { line } from './fields'

/** A sentence with each of these places and no other: the site puts a figure or keys there. */
export const withPlaces = (places: readonly string[], max: number, title: string) => {
  const written = places.map((place) => `{${place}}`).join(' e ')
  return line(max, { title, description: `Até ${max} letras; precisa ter ${written}, que o site preenche.` })
    .refine((text) => placesOf(text).sort().join() === [...places].sort().join(), `não tem os lugares certos — escreva ${written}, uma vez, e nenhum outro`)
}
