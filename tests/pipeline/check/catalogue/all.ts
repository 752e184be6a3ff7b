import { bodies } from './bodies'
import { files } from './files'
import { formats } from './formats'
import { numbers } from './numbers'
import { rules } from './rules'
import { texts } from './texts'

/** The whole catalogue by kind. */
export const CATALOGUE = { numbers, formats, texts, bodies, files, rules }
