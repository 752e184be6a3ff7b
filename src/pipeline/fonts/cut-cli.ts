import { writeFile } from 'node:fs/promises'
import { PATHS } from '../paths'
import { contentText, cutFonts } from './cut-fonts'

/** Cuts the fonts of src/site/styles/fonts again, with every character of the present content. */
for (const [name, font] of await cutFonts(await contentText(PATHS.content))) {
  await writeFile(`${PATHS.fonts}/${name}`, font)
  console.log(`${name}: ${font.length} bytes`)
}
