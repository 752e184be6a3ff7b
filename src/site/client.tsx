import { startPage } from './start/machine'

startPage(document)
