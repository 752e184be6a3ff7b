import { object, objects } from './fields'
import { formed } from './values'

/**
 * A path without query, fragment, slash at its end, or the characters that hosts read as patterns.
 * Escapes are for blanks and accents: `%2e%2e` would climb out of the site.
 */
const OLD_PATH =
  /^(?:\/(?:[a-zA-Z0-9_~]|%(?:20|[89a-fA-F][0-9a-fA-F]))(?:[a-zA-Z0-9._~-]|%(?:20|[89a-fA-F][0-9a-fA-F]))*)+$/

/**
 * Addresses that moved. One list in one file: an editor who renames a document adds one line, and a
 * reviewer sees all of them together.
 */
export const redirectsSchema = object(
  'Endereços antigos',
  'Para onde vai quem usa um endereço que mudou de nome ou saiu do ar.',
  {
    redirects: objects(
      0,
      2000,
      'Redirecionamentos',
      'Um «from» e um «to» por endereço que mudou ou saiu do ar; até 2.000.',
      {
        from: formed(
          OLD_PATH,
          'não é um endereço antigo deste site — escreva o caminho inteiro, como /blog/artigo-antigo, sem ?, # nem barra no fim',
          'Endereço antigo',
          'Caminho que deixou de existir, como /blog/artigo-antigo.',
        ).max(300),
        to: formed(
          /^(?:\/(?!\/)|https:\/\/[a-z\d.-]+(?::\d+)?(?:\/|$))[^\s;${}'"`\\<>()|^[\]*]*$/i,
          'não é um destino — use /pagina deste site ou https://…',
          'Endereço novo',
          'Página deste site que existe, como /blog/artigo-novo, ou um endereço https://.',
        ).max(500),
        // A host reads at most 2,000 redirects (Cloudflare Pages, limits of `_redirects`).
      },
    ),
  },
)
