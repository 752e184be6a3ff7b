import { compileContent } from '../../../src/pipeline/compile/compile'

/** Compiles the content of the project that it stands in once and prints its errors, as JSON. */
const contentlayer = !process.argv.includes('--without-contentlayer')
const result = await compileContent(() => {}, { contentlayer })
console.log(JSON.stringify('errors' in result ? result.errors : []))
