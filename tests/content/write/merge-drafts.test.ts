import { expect, it } from 'vitest'
import { mergeDrafts } from '../../../src/content/yaml/draft'

const BASE = {
  fields: { title: 'Um', price: '10', photo: { src: 'a.jpg', alt: 'A' }, specs: ['x', 'y'] },
  body: '\nPrimeiro.\n\nSegundo.\n',
}
const edited = (fields: object, body = BASE.body) => ({
  fields: { ...BASE.fields, ...fields },
  body,
})

it('of two changes in other fields both stay, also within a group and in the lines of a text', () => {
  const mine = edited(
    { price: '12', photo: { src: 'a.jpg', alt: 'Minha' } },
    '\nPrimeiro!\n\nSegundo.\n',
  )
  const theirs = edited(
    { title: 'Dois', photo: { src: 'b.jpg', alt: 'A' }, status: 'vendido' },
    '\nPrimeiro.\n\nSegundo.\n\nTerceiro.\n',
  )
  expect(mergeDrafts(BASE, mine, theirs)).toEqual({
    draft: {
      fields: {
        title: 'Dois',
        price: '12',
        photo: { src: 'b.jpg', alt: 'Minha' },
        specs: ['x', 'y'],
        status: 'vendido',
      },
      body: '\nPrimeiro!\n\nSegundo.\n\nTerceiro.\n',
    },
    both: ['texto'],
  })
})

it('of a field that both changed the own value stays, and its name is told', () => {
  const mine = edited({ title: 'Meu', specs: ['x'] })
  const theirs = edited({
    title: 'Seu',
    specs: ['x', 'y', 'z'],
    photo: { src: 'a.jpg', alt: 'Nova' },
  })
  const { draft, both } = mergeDrafts(BASE, mine, theirs)
  expect(draft.fields).toMatchObject({ title: 'Meu', specs: ['x'], photo: { alt: 'Nova' } })
  expect(both).toEqual(['title', 'specs'])
})

it('the same change on both sides is none, and neither is one on one side', () => {
  const same = edited({ title: 'Outro' })
  expect(mergeDrafts(BASE, same, same)).toEqual({ draft: same, both: [] })
  const theirs = edited({}, '\nPrimeiro.\n\nOutro.\n')
  expect(mergeDrafts(BASE, BASE, theirs)).toEqual({ draft: theirs, both: [] })
})
