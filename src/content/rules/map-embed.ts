import type { PathFault, Rule } from './documents'
import { valueAt } from './reason'

/** Where a map to embed may come from, by the beginning of its address: pages for people of the same servers refuse to stand in a frame. */
const MAPS = [
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
  /^https:\/\/umap\.openstreetmap\.(?:fr|de)\//,
  /^https:\/\/(?:www\.)?google\.com(?:\.br)?\/maps\/embed[?/]/,
  /^https:\/\/www\.google\.com\/maps\/d\/(?:u\/\d\/)?embed\?/,
  /^https:\/\/maps\.google\.com\/maps\?[^#]*output=embed/,
  /^https:\/\/www\.bing\.com\/maps\/embed/,
  /^https:\/\/embed\.waze\.com\//,
]
/** Servers that have maps, of which only one kind of page may be embedded. */
const MAP_SERVERS =
  /^https:\/\/(?:[\w.-]+\.)?(?:openstreetmap\.org|google\.com(?:\.br)?|goo\.gl|bing\.com|waze\.com)\//

const WAY =
  'no mapa, escolha «Compartilhar» e «Incorporar um mapa», e copie o endereço que vem depois de src='

/** The map is the one thing that a page takes from outside, and what is no map would stand there as an empty frame. */
export const mapEmbed: Rule = ({ data }): PathFault[] => {
  const embed = valueAt(data, 'map', 'embed')
  if (
    typeof embed !== 'string' ||
    !embed.startsWith('https://') ||
    MAPS.some((map) => map.test(embed))
  )
    return []
  const { host } = URL.canParse(embed) ? new URL(embed) : { host: embed }
  const path = ['map', 'embed']
  return MAP_SERVERS.test(embed)
    ? [
        {
          path,
          message: `«${embed.slice(0, 60)}» (${host}) é a página do mapa, que não pode ser incorporada`,
          cure: WAY,
        },
      ]
    : [
        {
          path,
          message: `«${embed.slice(0, 60)}» não é um mapa conhecido (${host})`,
          cure: `use OpenStreetMap, Google, Bing, Waze ou uMap: ${WAY}`,
        },
      ]
}
