/** Numbers in words, as people spell a telephone; «meia» is half a dozen. */
const FIGURES = new Map(
  (
    'zero=0 um=1 uma=1 dois=2 duas=2 três=3 tres=3 quatro=4 cinco=5 seis=6 meia=6 sete=7 oito=8 ' +
    'nove=9 dez=10 onze=11 doze=12 treze=13 quatorze=14 catorze=14 quinze=15 dezesseis=16 ' +
    'dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 ' +
    'sessenta=60 setenta=70 oitenta=80 noventa=90'
  )
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([word = '', figures = '']) => [word, figures]),
)
const WORDS = [...FIGURES.keys()].join('|')
const GAP = String.raw`(?:[\s,.;/-]{1,3}(?:e\s+)?)`
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${WORDS}|\d{1,5})${GAP}){3,}(?:${WORDS}|\d{1,5})(?![\p{L}\p{N}])`,
  'giu',
)

/**
 * A text with its long rows of spelled numbers in figures: «onze, nove oito ...» -> "1198...". A
 * row shorter than a telephone stays in words.
 */
export const withFigures = (text: string): string =>
  text.replace(RUN, (run) => {
    const tokens = run.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
    let figures = ''
    let isSpelled = false
    tokens.forEach((token, index) => {
      const value = FIGURES.get(token)
      isSpelled ||= value !== undefined
      // «noventa e oito»: the unit takes the place of the zero.
      const joins = tokens[index - 1] === 'e' && /[2-9]0$/.test(figures) && value?.length === 1
      figures = (joins ? figures.slice(0, -1) : figures) + (value ?? token.replace(/\D/g, ''))
    })
    return isSpelled && figures.length >= 8 ? figures : run
  })
