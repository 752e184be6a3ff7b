import type { PlaceName } from '../../../content/templates'

/**
 * Puts values into the `{places}` of a template, in one pass: a value that itself reads "{email}" or "$&" stays just that.
 * A place without a value stays as written; the content check refuses such templates.
 */
export function fillTemplate(template: string, values: Partial<Record<PlaceName, string>>): string {
  const known = new Map<string, string | undefined>(Object.entries(values))
  return template.trim().replace(/\{([^{}]*)\}/g, (place: string, name: string) => known.get(name) ?? place)
}
