import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFiles } from '../../../src/content/views/content-files'
import type { Picture } from '../../../src/content/views/views'

/** A picture as the build wrote it, ready for an element. */
export interface PeerPhoto {
  alt: string
  src: string
  avif: string
  width: number
  height: number
}

const MOST_POSTS = 3
const number = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits })

/**
 * The home page's content for the peers: the content and the pictures that our own build uses.
 * @param folder the content that a build has written for the site
 * @param dist the site that it built
 */
export function peerContent(folder: string, dist: string) {
  // No validation: our build wrote the file from the same types.
  const read = <Name extends keyof ContentFiles>(name: Name) =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as ContentFiles[Name]
  const shown = (picture: Picture): PeerPhoto => {
    if (!('base' in picture)) throw new Error(`${picture.href}: os outros só mostram fotos nossas.`)
    const { alt, base, widths, width, height } = picture
    const isBuilt = (file: string) => existsSync(join(dist, file))
    return {
      alt,
      width,
      height,
      src: widths.map((one) => `${base}-${one}.webp`).find(isBuilt) ?? '',
      avif: widths.map((one) => `${base}-${one}.avif ${one}w`).join(', '),
    }
  }
  const { name, legalName, cnpj, description, email, phone } = read('company')
  const { hero, services, bought, boughtItems } = read('home-page')
  return {
    company: { name, legalName, cnpj, description, email, phone },
    menu: read('layout-page').navigation.map(({ label, href }) => ({ text: label, href })),
    hero: {
      title: hero.title,
      text: hero.text,
      photo: shown(hero.photo),
      buttons: [
        { text: 'Ver lotes de informática', href: '/lotes-informatica' },
        { text: 'Vender sucata', href: '/comercio-sucata' },
      ],
    },
    materials: {
      title: 'Quanto pagamos por kg',
      list: read('materials').map(({ name, pricePerKg, variation }) => ({
        name,
        price: `R$ ${number(pricePerKg, 2)}/kg`,
        variation: `${number(variation, 1)}%`,
      })),
    },
    services: {
      ...services,
      list: read('services').map(({ title, summary, priceLabel, price }) => ({
        title,
        text: summary,
        price: `${priceLabel} ${price}`,
      })),
    },
    bought: {
      ...bought,
      list: boughtItems.map(({ title, text, photo: of }) => ({ title, text, photo: shown(of) })),
    },
    certifications: read('certifications').map(({ name, description }) => ({ name, description })),
    posts: read('posts')
      .slice(0, MOST_POSTS)
      .map(({ slug, title, excerpt, date, image }) => ({
        title,
        excerpt,
        date,
        href: `/blog/${slug}`,
        photo: shown(image),
      })),
  }
}
export type PeerContent = ReturnType<typeof peerContent>
