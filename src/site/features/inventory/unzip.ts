import type { InventoryPageView } from '../../../content/views'

/** Why a list is refused; the page has a sentence for each. */
export type SheetFaultName = keyof InventoryPageView['faults']
export class SheetFault extends Error {
  constructor(readonly fault: SheetFaultName) {
    super(fault)
  }
}

/** Most bytes that one part of a workbook may unpack to; a list of 10,000 rows has a tenth. */
const LARGEST_PART = 40_000_000
const MOST_PARTS = 2000

interface Part {
  /** Offset of its local header. */
  at: number
  packed: number
  method: number
}

/** Reads whole numbers at an offset; beyond the file it throws a RangeError, as DataView does. */
function reader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u16 = (at: number) => view.getUint16(at, true)
  const u32 = (at: number) => view.getUint32(at, true)
  /** @throws SheetFault unless a record begins here */
  const expect = (at: number, mark: number) => {
    if (u32(at) !== mark) throw new SheetFault('damaged')
  }
  return { u16, u32, expect }
}

/**
 * The parts of a ZIP file by name, from its central directory (APPNOTE 6.3.10, 4.3.12). Without
 * ZIP64, which no list of 5 MB needs.
 * @throws SheetFault; RangeError for offsets beyond the file
 */
export function partsOf(bytes: Uint8Array): Map<string, Part> {
  const { u16, u32, expect } = reader(bytes)
  const text = new TextDecoder()
  let end = bytes.length - 22
  // A comment may follow the end record; before the first byte reading throws.
  while (u32(end) !== 0x06054b50) end -= 1
  const count = u16(end + 10)
  if (count > MOST_PARTS) throw new SheetFault('bomb')
  const parts = new Map<string, Part>()
  let at = u32(end + 16)
  for (let index = 0; index < count; index += 1) {
    expect(at, 0x02014b50)
    if (u16(at + 8) & 1) throw new SheetFault('password')
    const name = at + 46 + u16(at + 28)
    const part = { at: u32(at + 42), packed: u32(at + 20), method: u16(at + 10) }
    parts.set(text.decode(bytes.subarray(at + 46, name)), part)
    at = name + u16(at + 30) + u16(at + 32)
  }
  return parts
}

/**
 * Unpacks a part as text. The sizes that the file states are not believed: unpacking stops as soon
 * as there is more than a list can be.
 * @throws SheetFault; RangeError for offsets beyond the file
 */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { at, packed, method }: Part,
): Promise<string> {
  const { u16, expect } = reader(bytes)
  expect(at, 0x04034b50)
  const start = at + 30 + u16(at + 26) + u16(at + 28)
  const body = bytes.subarray(start, start + packed)
  if (method === 0) return new TextDecoder().decode(body)
  if (method !== 8) throw new SheetFault('damaged')
  let size = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > LARGEST_PART) controller.error()
      else controller.enqueue(chunk)
    },
  })
  const unpacked = new Blob([body]).stream().pipeThrough(inflater()).pipeThrough(limit)
  return new Response(unpacked).text().catch(() => {
    throw new SheetFault(size > LARGEST_PART ? 'bomb' : 'damaged')
  })
}

/** Older browsers have no such stream, or none for this packing. */
function inflater(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw')
  } catch {
    throw new SheetFault('oldBrowser')
  }
}
