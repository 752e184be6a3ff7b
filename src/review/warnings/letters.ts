import { fold } from '../../content/fold-text'

/**
 * Letters of other scripts (Cyrillic, Greek, small capitals), each followed by the Latin letter
 * that it looks like. Unicode's own list (UTS 39, confusables.txt) has thousands; these are the
 * ones that fonts draw alike.
 */
const LIKENESS = new Map(
  (
    'аa еe іi јj оo рp сc уy хx ѕs һh ԁd ԛq ԝw мm тt нh кk вb гr ' +
    'αa βb εe ζz ηn ιi κk μm νv οo ρp ' +
    'τt υu χx ıi ɪi ᴘp ɴn ʀr ᴛt ᴀa ᴇe ᴏo ᴋk ᴄc ᴅd ᴜu ᴍm ꜱs ɡg ɑa օo ոn սu հh'
  )
    .split(' ')
    .map(([strange = '', ours = '']) => [strange, ours]),
)

/** Invisible characters: direction and zero width (a soft hyphen too), blanks that are letters. */
const UNSEEN = /\p{Cf}|[\u034f\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * 0 to 9 of any script: «٤» -> "4". The ten digits of a script have consecutive codes, zero first.
 */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/**
 * A text in the signs that a contact is written with: plain digits, dots and hyphens, nothing
 * unseen, no marks on digits («9️⃣», «9̲»), no letter that stands for a digit between two others.
 */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[^\P{Nd}0-9]/gu, digit)
    .replace(/(?<=\d)\p{M}+/gu, '')
    .replace(/(?<=\d)o(?=\d)/giu, '0')
    .replace(/(?<=\d)[lI|](?=\d)/gu, '1')
    .replaceAll('\u3002', '.')
    .replace(/\p{Pd}|\u2212/gu, '-')

/**
 * A text as readers perceive it: small letters without accents, look-alike letters replaced by
 * Latin ones.
 */
export const readLetters = (text: string): string =>
  Array.from(fold(plainSigns(text)), (letter) => LIKENESS.get(letter) ?? letter).join('')

/**
 * Words that look Portuguese but contain letters of another script. A foreign name in its own
 * script is not one, nor is a unit («10 μm», «Ω»).
 */
export const strangeWords = (text: string): string[] =>
  (text.normalize('NFKC').match(/\p{L}{2,}/gu) ?? []).filter((word) => {
    const foreign = Array.from(fold(word.replace(/[μΩ]/g, ''))).filter((letter) =>
      /[^a-zªº\u00df-\u0130\u0132-\u017f]/u.test(letter),
    )
    return (
      foreign.length > 0 &&
      (/[a-z]/i.test(word) || Array.from(fold(word)).every((letter) => LIKENESS.has(letter)))
    )
  })

/** Number of digits of other scripts; the full-width digits of East Asia count as our own. */
export const strangeDigits = (text: string): number =>
  text.normalize('NFKC').match(/[^\P{Nd}0-9]/gu)?.length ?? 0

/** Emoji contain invisible joiners, which are no fraud. */
const EMOJI =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]*/gu
/** Number of invisible characters, without soft hyphens, which mark line breaks. */
export const unseenSigns = (text: string): number =>
  (text.replace(EMOJI, '').match(UNSEEN) ?? []).filter((sign) => sign !== '\u00ad').length
