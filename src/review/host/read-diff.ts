import { CONTENT_DIFF, type ContentDiff } from '../content-diff'

/** In bytes; two hundred changed documents come to about a twentieth. */
export const MAX_DIFF = 10_000_000

/**
 * The difference as it comes out of a run that anybody may have changed: read as data of a
 * stranger. What passes is of the right shape and of a bearable size; that it is true nobody can
 * know.
 * @throws Error with a Portuguese sentence for what is no difference, or a monstrous one
 */
export function readDiff(json: Buffer): ContentDiff {
  if (json.length > MAX_DIFF)
    throw new Error(`A diferença tem ${json.length} bytes; o máximo é ${MAX_DIFF}.`)
  const parsed = CONTENT_DIFF.safeParse(parsedJson(json))
  if (!parsed.success)
    throw new Error(
      `A diferença não tem a forma esperada: ${parsed.error.issues
        .slice(0, 3)
        .map(({ path, code }) => `${path.join('.')} ${code}`)
        .join('; ')}`,
    )
  return parsed.data
}

function parsedJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    throw new Error('A diferença não é JSON.')
  }
}
