import postcss, { AtRule, Rule, type ChildNode } from 'postcss'

/** First words of properties that set what properties of another first word set, too. */
const SAME: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  gap: 'grid',
  row: 'grid',
  column: 'grid',
  columns: 'grid',
  align: 'place',
  justify: 'place',
  width: 'size',
  height: 'size',
  min: 'size',
  max: 'size',
  inline: 'size',
  block: 'size',
  line: 'font',
  white: 'text',
  word: 'overflow',
  page: 'break',
}

/** What a property may set together with others: `border-left` and `border-color` are of one family. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  const [word = ''] = property.replace(/^-\w+-/, '').split('-')
  return SAME[word] ?? word
}

/** What a declaration competes with others by. */
interface Claim {
  layers: string
  family: string
  /** A class weighs more than any number of tags; other selectors are not weighed here. */
  weight: 'class' | 'tag' | 'unknown'
  /** The only elements that it can be for; '' where that is not known. */
  tag: string
}

const tie = (one: Claim, other: Claim): boolean =>
  one.layers === other.layers &&
  (one.family === other.family || [one.family, other.family].includes('all')) &&
  (one.weight === other.weight || [one.weight, other.weight].includes('unknown')) &&
  (one.tag === other.tag || [one.tag, other.tag].includes(''))

function claimsOf(rule: Rule, selector: string): Claim[] {
  let plain = selector
    .replace(/\\./g, '_')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\[[^\]]*\]/g, '[]')
  for (let before = ''; before !== plain;)
    [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')]
  const [tag = ''] =
    /^[\w-]+/.exec(
      plain
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
    ) ?? []
  const weight = /[.#[]/.test(plain) ? 'class' : /^[\w*\s>+~-]+$/.test(plain) ? 'tag' : 'unknown'
  const layers = around(rule)
    .filter((name) => name.startsWith('@layer '))
    .join()
  return rule.nodes.flatMap((node) =>
    node.type === 'decl'
      ? [{ layers, family: familyOf(node.prop.toLowerCase()), weight, tag: tag.toLowerCase() }]
      : [],
  )
}

/** What a rule stands in, from the inside out. */
function around({ parent }: ChildNode): string[] {
  if (parent instanceof AtRule) return [`@${parent.name} ${parent.params}`, ...around(parent)]
  return parent instanceof Rule ? [parent.selector, ...around(parent)] : []
}

/** A rule as it is for one of its selectors. */
const asText = (rule: Rule, selector: string): string =>
  JSON.stringify([around(rule), selector, rule.nodes.map(String)])

function rulesIn(style: string): Set<string> {
  const rules = new Set<string>()
  postcss
    .parse(style)
    .walkRules((rule) => rule.selectors.forEach((selector) => rules.add(asText(rule, selector))))
  return rules
}

/**
 * What of the style sheet comes once a page is painted: it goes without rules that every page carries, because a browser looks
 * anew at each element that a rule of a new sheet is for, also where nothing changes. What comes late wins every tie. So a rule
 * goes only where none before it that stays can tie with it, and every page looks as it would with the whole sheet.
 * The font faces go, too: to hear of them again makes a browser lay out all text anew.
 * @param style the whole sheet
 * @param carried what the pages carry of it: some of its rules in their order, and all font faces (critical-style.ts)
 */
export function lateStyle(style: string, carried: readonly string[]): string {
  const pages = carried.map(rulesIn)
  const staying: Claim[] = []
  const late = postcss.parse(style)
  late.walkAtRules('font-face', (face) => {
    face.remove()
  })
  late.walkRules((rule) => {
    // Of a movement, the last sheet to know it knows all of it.
    if (around(rule).some((name) => /^@[\w-]*keyframes /.test(name))) return
    // Tailwind says the theme for shadow trees, too; in the sheet of a page that is for nothing.
    const stays = (selector: string) =>
      selector !== ':host' &&
      (!pages.every((rules) => rules.has(asText(rule, selector))) ||
        claimsOf(rule, selector).some((claim) => staying.some((other) => tie(claim, other))))
    const left = rule.selectors.filter(stays)
    staying.push(...left.flatMap((selector) => claimsOf(rule, selector)))
    if (left.length === 0) removeWhole(rule)
    else if (left.length < rule.selectors.length) rule.selectors = left
  })
  return late.toString()
}

/** Removes a rule and what holds nothing else. */
function removeWhole(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent instanceof AtRule && parent.nodes?.length === 0) removeWhole(parent)
}
