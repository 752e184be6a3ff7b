// See run.mjs. React chooses its build, and contentlayer2 its threads' settings, before anything else is imported.
import './production.mjs'
import { contentlayerThread } from './compile/contentlayer/begin.mjs'

contentlayerThread()
