/** Why a packed file is refused; the page has a sentence for each. */
export class SheetFault extends Error {
  constructor(readonly fault: SheetFaultName) {
    super(fault)
  }
}
export type SheetFaultName =
  | 'empty'
  | 'tooLarge'
  | 'password'
  | 'oldExcel'
  | 'ods'
  | 'pdf'
  | 'picture'
  | 'page'
  | 'notSheet'
  | 'damaged'
  | 'bomb'
  | 'oldBrowser'
  | 'unreadable'
  | 'noRows'

/** Most bytes that one part of a workbook may unpack to; a list of 10,000 rows has a tenth. */
const LARGEST_PART = 40_000_000
const MOST_PARTS = 2000

interface Part {
  /** Offset of its local header. */
  at: number
  packed: number
  method: number
}

/**
 * The parts of a ZIP file by name, from its central directory (APPNOTE 6.3.10, 4.3.12). Without
 * ZIP64, which no list of 5 MB needs.
 * @throws SheetFault
 */
export function partsOf(bytes: Uint8Array): Map<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = new TextDecoder()
  let end = bytes.length - 22
  // A comment of up to 64 KB may follow the end record.
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) throw new SheetFault('damaged')
  const count = view.getUint16(end + 10, true)
  if (count > MOST_PARTS) throw new SheetFault('bomb')
  const parts = new Map<string, Part>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50)
      throw new SheetFault('damaged')
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    if (view.getUint16(at + 8, true) & 1) throw new SheetFault('password')
    parts.set(text.decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))), {
      at: view.getUint32(at + 42, true),
      packed: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
    })
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

/**
 * Unpacks a part as text. The sizes that the file states are not believed: unpacking stops as soon
 * as there is more than a list can be.
 * @throws SheetFault
 */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { at, packed, method }: Part,
): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50)
    throw new SheetFault('damaged')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const body = bytes.subarray(start, start + packed)
  if (method === 0) return new TextDecoder().decode(body)
  if (method !== 8) throw new SheetFault('damaged')
  if (typeof DecompressionStream !== 'function') throw new SheetFault('oldBrowser')
  return inflate(body)
}

async function inflate(body: Uint8Array<ArrayBuffer>): Promise<string> {
  let size = 0
  let text = ''
  const decoder = new TextDecoder()
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.length
      if (size > LARGEST_PART) throw new SheetFault('bomb')
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault('damaged')
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
