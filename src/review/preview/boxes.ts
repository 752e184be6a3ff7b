/** A rectangle of a picture, in its pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Raw pixels, four bytes each, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/**
 * Side of the compared squares, and the number of unchanged ones that may lie between two of one
 * box.
 */
const CELL = 8
const GAP = 2
/** Smaller differences of a channel come from drawing and not from content. */
const THRESHOLD = 24

/**
 * The areas where two pictures differ, as few boxes from top to bottom. A part that only the larger
 * picture has counts as different. Boxes are in the second picture's pixels and may reach below it
 * when the first is longer.
 */
export function differingBoxes(before: Pixels, after: Pixels): Box[] {
  const columns = Math.ceil(Math.max(before.width, after.width) / CELL)
  const rows = Math.ceil(Math.max(before.height, after.height) / CELL)
  const differs = Array.from({ length: columns * rows }, (_, cell) =>
    cellDiffers(before, after, (cell % columns) * CELL, Math.floor(cell / columns) * CELL),
  )
  const boxes: Box[] = []
  for (let start = 0; start < differs.length; start += 1)
    if (differs[start]) boxes.push(takeGroup(differs, columns, rows, start))
  return boxes
}

const inside = ({ width, height }: Pixels, x: number, y: number): boolean => x < width && y < height

function cellDiffers(before: Pixels, after: Pixels, left: number, top: number): boolean {
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) {
      const [inOld, inNew] = [inside(before, x, y), inside(after, x, y)]
      if (inOld !== inNew) return true
      if (!inOld) continue
      const [a, b] = [(y * before.width + x) * 4, (y * after.width + x) * 4]
      for (let channel = 0; channel < 3; channel += 1) {
        if (Math.abs((before.data[a + channel] ?? 0) - (after.data[b + channel] ?? 0)) > THRESHOLD)
          return true
      }
    }
  }
  return false
}

/** Returns the box around a cell and all connected ones, and clears them in the list. */
function takeGroup(differs: boolean[], columns: number, rows: number, start: number): Box {
  const waiting = [start]
  differs[start] = false
  let [left, right, top, bottom] = [
    start % columns,
    start % columns,
    Math.floor(start / columns),
    Math.floor(start / columns),
  ]
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let near = Math.max(0, y - GAP); near <= Math.min(rows - 1, y + GAP); near += 1) {
      for (
        let beside = Math.max(0, x - GAP);
        beside <= Math.min(columns - 1, x + GAP);
        beside += 1
      ) {
        const index = near * columns + beside
        if (differs[index]) {
          differs[index] = false
          waiting.push(index)
        }
      }
    }
  }
  return {
    left: left * CELL,
    top: top * CELL,
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL,
  }
}
