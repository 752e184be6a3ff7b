import { startPage } from './start/machine'

const start = () => startPage(document)

// The style below the first screen may come after this script, and the rest of the page after it.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
