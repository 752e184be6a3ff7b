import { expect, it } from 'vitest'
import { nextCards } from '../../../../src/site/features/lots/use-card-steps'

const cards = new Map(Array.from('abcdefghijklmnopqrstuvwxyz', (slug) => [slug, { slug }]))
/** The same letter is the same card. */
const named = (letters: string) => Array.from(letters, (slug) => cards.get(slug) ?? { slug })
const step = (shown: string, wanted: string) =>
  nextCards(named(shown), named(wanted))
    .map(({ slug }) => slug)
    .join('')

/** Every step from the cards that show to those that are wanted. */
function steps(shown: string, wanted: string): string[] {
  const all = [step(shown, wanted)]
  while (all.at(-1) !== wanted && all.length < 20) all.push(step(all.at(-1) ?? '', wanted))
  return all
}

it('draws those that a phone shows one a frame, the others three, each in the place of one that showed', () => {
  expect(steps('abcdefghijkl', 'mnopqrstuvwx')).toEqual([
    'mbcdefghijkl',
    'mncdefghijkl',
    'mnopqfghijkl',
    'mnopqrstijkl',
    'mnopqrstuvwl',
    'mnopqrstuvwx',
  ])
})

it('takes cards away at once', () => {
  expect(steps('abcdefghijkl', 'bdl')).toEqual(['bdl'])
  expect(steps('abcdefghijkl', '')).toEqual([''])
})

it('builds up a list where there was none', () => {
  expect(steps('', 'mnopqrstuvwx')).toEqual([
    'm',
    'mn',
    'mnopq',
    'mnopqrst',
    'mnopqrstuvw',
    'mnopqrstuvwx',
  ])
})

it('never shows a card twice, and draws one that moves up like a new one', () => {
  for (const [shown, wanted] of [
    ['abcdefghijkl', 'lkjihgfedcba'],
    ['abcdefghijkl', 'lmnaopqbrstc'],
    ['abcxyz', 'zyabxcdefghi'],
  ] as const) {
    let last = shown as string
    for (const next of steps(shown, wanted)) {
      expect(new Set(next).size).toBe(next.length)
      // React moves whatever does not come after what it has kept.
      let kept = -1
      const drawn = Array.from(next, (card) => last.indexOf(card)).filter((place) =>
        place > kept ? ((kept = place), false) : true,
      )
      expect(drawn.length).toBeLessThanOrEqual(3)
      last = next
    }
    expect(last).toBe(wanted)
  }
})

it('is the wanted list itself once all is there', () => {
  const wanted = named('abc')
  expect(nextCards(wanted, wanted)).toBe(wanted)
  expect(nextCards(named('abcd'), wanted)).toBe(wanted)
})

it('shows a lot that came anew from another file once', () => {
  const shown = named('abcdefghijkl')
  const anew = [...named('m'), { slug: 'f' }, ...named('nopqrstuvw')]
  const slugs = nextCards(shown, anew).map(({ slug }) => slug)
  expect(slugs).toHaveLength(new Set(slugs).size)
  const next = nextCards(nextCards(shown, anew), anew).map(({ slug }) => slug)
  expect([next.filter((slug) => slug === 'f').length, new Set(next).size]).toEqual([1, next.length])
})
