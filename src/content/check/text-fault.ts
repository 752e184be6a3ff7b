import type { Reason } from '../rules/reason'

/** A fault at an offset of a file's text, of a field or of «arquivo», «YAML», «texto». */
export type TextFault = Reason & { offset: number; field: string }
