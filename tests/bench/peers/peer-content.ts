import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A picture as the build wrote it, ready for an element. */
export interface PeerPhoto {
  alt: string
  src: string
  avif: string
  width: number
  height: number
}

const photo = z.object({
  alt: z.string(),
  base: z.string(),
  widths: z.array(z.number()),
  width: z.number(),
  height: z.number(),
})
const text = z.string()
/** Of the content that the site loads, only what the peers show. */
const SHAPES = {
  company: z.object({
    name: text,
    legalName: text,
    cnpj: text,
    description: text,
    email: text,
    phone: text,
  }),
  'shell-page': z.object({ navigation: z.array(z.object({ label: text, href: text })) }),
  'home-page': z.object({
    hero: z.object({ title: text, text, lotsButton: text, scrapButton: text, photo }),
    ticker: z.object({ title: text }),
    services: z.object({ title: text, text }),
    bought: z.object({ title: text, text }),
    boughtItems: z.array(z.object({ title: text, text, photo })),
  }),
  materials: z.array(z.object({ name: text, pricePerKg: z.number(), variation: z.number() })),
  services: z.array(z.object({ title: text, summary: text, priceLabel: text, price: text })),
  certifications: z.array(z.object({ name: text, description: text })),
  posts: z.array(z.object({ slug: text, title: text, excerpt: text, date: text, image: photo })),
}

const MOST_POSTS = 3
const number = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits })

/**
 * The home page's content for the peers: what our own build loads, with its pictures.
 * @param folder the content that a build has written for the site
 * @param dist the site that it built
 * @throws Error where the content does not have what the peers show
 */
export function peerContent(folder: string, dist: string) {
  const read = <Name extends keyof typeof SHAPES>(name: Name) => {
    const result = SHAPES[name].safeParse(
      JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
    )
    if (!result.success)
      throw new Error(
        `O conteúdo construído em ${name}.json mudou de forma; ajuste ` +
          `peer-content.ts:\n${z.prettifyError(result.error)}`,
      )
    // The schema of that very name has read it.
    return result.data as z.infer<(typeof SHAPES)[Name]>
  }
  const shown = ({ alt, base, widths, width, height }: z.infer<typeof photo>): PeerPhoto => ({
    alt,
    width,
    height,
    src:
      widths.map((one) => `${base}-${one}.webp`).find((file) => existsSync(join(dist, file))) ?? '',
    avif: widths.map((one) => `${base}-${one}.avif ${one}w`).join(', '),
  })
  const { hero, ticker, services, bought, boughtItems } = read('home-page')
  return {
    company: read('company'),
    menu: read('shell-page').navigation.map(({ label, href }) => ({ text: label, href })),
    hero: {
      title: hero.title,
      text: hero.text,
      photo: shown(hero.photo),
      buttons: [
        { text: hero.lotsButton, href: '/lotes-informatica' },
        { text: hero.scrapButton, href: '/comercio-sucata' },
      ],
    },
    materials: {
      title: ticker.title,
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
    certifications: read('certifications'),
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
