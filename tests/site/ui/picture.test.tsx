import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PictureView } from '../../../src/site/ui/picture'
import { find } from '../../support/find'

const local = {
  alt: 'Pilha de notebooks',
  base: '/photos/lots/notebooks-a1b2',
  widths: [480, 800, 1200],
  width: 1200,
  height: 900,
}
const remote = { alt: 'Placa', href: 'https://fotos.example.com/placa.jpg' }

describe('a built picture', () => {
  it('offers AVIF in all widths, and reserves its place', () => {
    render(<PictureView picture={local} sizes="33vw" />)
    const source = find('source')
    expect(source.getAttribute('type')).toBe('image/avif')
    expect(source.getAttribute('srcset')).toBe(
      '/photos/lots/notebooks-a1b2-480.avif 480w, /photos/lots/notebooks-a1b2-800.avif ' +
        '800w, /photos/lots/notebooks-a1b2-1200.avif 1200w',
    )
    expect(source.getAttribute('sizes')).toBe('33vw')
    const image = screen.getByRole('img')
    expect(image.getAttribute('src')).toBe('/photos/lots/notebooks-a1b2-800.webp')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900'])
    expect(image.getAttribute('alt')).toBe('Pilha de notebooks')
  })

  it.each([
    [[480, 800, 1200], 800],
    [[360, 480, 640, 800], 640],
  ])('of the widths %j a browser without them gets the middle one, %i', (widths, middle) => {
    render(<PictureView picture={{ ...local, widths }} sizes="33vw" shownFrom={768} />)
    expect(find('source').getAttribute('media')).toBe('(max-width: 767px)')
    expect(screen.getByRole('img').getAttribute('src')).toBe(`${local.base}-${middle}.webp`)
  })

  it('offers a small place no wider files than it can show, and always the narrowest', () => {
    const { rerender } = render(<PictureView picture={local} sizes="120px" widest={800} />)
    expect(find('source').getAttribute('srcset')).toBe(
      '/photos/lots/notebooks-a1b2-480.avif 480w, /photos/lots/notebooks-a1b2-800.avif 800w',
    )
    rerender(<PictureView picture={local} sizes="40px" widest={100} />)
    expect(find('source').getAttribute('srcset')).toBe('/photos/lots/notebooks-a1b2-480.avif 480w')
  })
})

describe('a picture of another site', () => {
  it('gives way to the drawing when it does not load, and comes back with another picture', () => {
    const { container, rerender } = render(
      <PictureView picture={remote} sizes="33vw" fallback={<b>Desenho</b>} />,
    )
    expect(screen.getByRole('img').getAttribute('referrerpolicy')).toBe('no-referrer')
    fireEvent.error(screen.getByRole('img'))
    expect(container.innerHTML).toBe('<b>Desenho</b>')
    rerender(
      <PictureView
        picture={{ ...remote, href: 'https://fotos.example.com/outra.jpg' }}
        sizes="33vw"
        fallback={<b>Desenho</b>}
      />,
    )
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://fotos.example.com/outra.jpg')
  })
})

it('shows the drawing where an editor gave no picture', () => {
  const { container } = render(<PictureView sizes="33vw" fallback={<b>Desenho</b>} />)
  expect(container.innerHTML).toBe('<b>Desenho</b>')
})
