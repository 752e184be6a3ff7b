/**
 * A laudo is known by the fingerprint of its PDF: the SHA-256 of its number, a line break, and the
 * SHA-256 of the file in hexadecimal. The number is part of it, so that somebody who has only the
 * file learns nothing from the public list of fingerprints.
 */

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a file. Rejects in a page without HTTPS, where browsers have no digest. */
export const fileHash = async (file: BufferSource): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', file))

/** @param hash of the file, in hexadecimal */
export const fingerprint = (number: string, hash: string): Promise<string> =>
  fileHash(new TextEncoder().encode(`${number}\n${hash}`))

/** The number of a laudo: the name of its document in capitals. rt-l-2026-0187 -> RT-L-2026-0187 */
export const laudoNumber = (slug: string): string => slug.toUpperCase()

/** The laudo of a file; undefined when none of these has its fingerprint. */
export async function laudoOf<Laudo extends { slug: string; fingerprint: string }>(
  hash: string,
  laudos: readonly Laudo[],
): Promise<Laudo | undefined> {
  const prints = await Promise.all(laudos.map(({ slug }) => fingerprint(laudoNumber(slug), hash)))
  return laudos.find((laudo, index) => laudo.fingerprint === prints[index])
}

/** Whether bytes begin as a PDF: its mark is within the first 1,024 bytes (ISO 32000, annex H). */
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')
