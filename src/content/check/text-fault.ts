import type { Reason } from '../rules/reason'

/** A fault at an offset of a file's text, of a field or of «arquivo», «YAML», «texto». */
export type TextFault = Reason & {
  offset: number
  field: string
  /** The file is not the text that it seems: another program, or another encoding, wrote its bytes. */
  isForeign?: boolean
}
