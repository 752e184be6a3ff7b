import type { Status } from './day-prices'

/** A WhatsApp status fills the screen of a phone. */
export const STATUS_SIZE = { width: 1080, height: 1920 }

/** WhatsApp's own bars cover what is above and below. */
const TOP = 180
const LEFT = 76
const RIGHT = STATUS_SIZE.width - LEFT
/** The last text ends here, above the drawn contacts. */
const BOTTOM = 1700
const HEAD = 330
const GROUP = 60
const ROW = 58

const GROUND = '#06251c'
const PAPER = '#f6f5f0'
const MUTED = '#b4cabf'
const COPPER = '#d79a63'
const GOLD = '#f2b705'
const UP = '#8fddb4'
const DOWN = '#f3a79d'
const LINE = 'rgb(246 245 240 / 0.14)'
/** The styles of the site's font that the picture needs, for the browser to load. */
export const STATUS_FONTS = [
  '790 semi-expanded 96px Archivo',
  '560 40px Archivo',
  '400 32px Archivo',
]
const FAMILY = 'Archivo, Arial, sans-serif'

/** The parts of a canvas that the picture is drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'measureText' | 'fillStyle' | 'font' | 'textAlign'
>

/** Draws the day's prices; the rows of many materials are lower. */
export function drawStatus(pen: Pen, status: Status): void {
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    align = 'left',
  ) => {
    pen.font = `${font} ${FAMILY}`
    pen.fillStyle = colour
    pen.textAlign = align === 'right' ? 'right' : 'left'
    pen.fillText(text, x, y)
  }
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, STATUS_SIZE.width, STATUS_SIZE.height)
  write(status.company, LEFT, TOP + 42, '760 semi-expanded 42px', PAPER)
  write(status.city, RIGHT, TOP + 40, '400 32px', MUTED, 'right')
  pen.font = `790 semi-expanded 96px ${FAMILY}`
  const size = Math.min(96, (96 * (RIGHT - LEFT)) / pen.measureText(status.title).width)
  write(status.title, LEFT, TOP + 172, `790 semi-expanded ${Math.floor(size)}px`, PAPER)
  write(status.subtitle, LEFT, TOP + 240, '400 34px', MUTED)

  const notes = wrapped(pen, status.note, `400 28px ${FAMILY}`)
  const rows = status.groups.reduce((sum, group) => sum + group.rows.length, 0)
  const free = BOTTOM - TOP - HEAD + 60 - status.groups.length * GROUP - (notes.length + 1) * 40
  const row = Math.min(ROW, free / rows)
  let y = TOP + HEAD - 60
  for (const group of status.groups) {
    y += GROUP
    write(group.title.toUpperCase(), LEFT, y - 10, '620 26px', COPPER)
    for (const { name, price, move } of group.rows) {
      pen.fillStyle = LINE
      pen.fillRect(LEFT, y, RIGHT - LEFT, 2)
      const base = y + row * 0.74
      write(name, LEFT, base, `560 ${Math.round(row * 0.7)}px`, PAPER)
      if (move !== 0)
        write(move > 0 ? '▲' : '▼', RIGHT - 190, base, '400 24px', move > 0 ? UP : DOWN, 'right')
      write(price, RIGHT, base, `720 semi-expanded ${Math.round(row * 0.77)}px`, GOLD, 'right')
      y += row
    }
  }
  for (const line of notes) write(line, LEFT, (y += 40), '400 28px', MUTED)
  write(status.address, LEFT, y + 52, '640 semi-expanded 36px', PAPER)
  // The gold contacts of a board, as on the site.
  for (let x = LEFT + 12; x < RIGHT; x += 48) {
    pen.fillStyle = GOLD
    pen.fillRect(x, STATUS_SIZE.height - 60, 24, 60)
  }
}

/** A text in lines that fit the picture. */
function wrapped(pen: Pen, text: string, font: string): string[] {
  pen.font = font
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && pen.measureText(longer).width <= RIGHT - LEFT)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
