import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DOCUMENT_TYPE_NAMES, SLUG, documentType } from '../../src/content/document-types'
import { LOT_CATEGORIES } from '../../src/content/vocabulary'
import { all, byOrder, contentFile, contentText, one } from './real-documents'

/**
 * The content as delivered, against the specification's constants. The expected values are written out on purpose:
 * they are the specification, not a copy of the documents.
 * Prices and lots are an editor's daily work and must not turn a test red: their constants bind only while the price
 * board still has the day of delivery, and while all the delivered lots are there.
 */
const DELIVERED_ON = '2026-11-20'
const DELIVERED_LOTS = [
  'desktops-dell-optiplex-core-i5', 'memorias-ddr4-8-gb', 'monitores-led-21-5-polegadas', 'notebooks-corporativos-core-i5',
  'servidores-dell-poweredge-r740', 'smartphones-galaxy-a52-128-gb',
]

/** Every photo of a document, at any depth. */
function photosOf(value: unknown): { src: string; alt: string }[] {
  if (Array.isArray(value)) return value.flatMap(photosOf)
  if (value === null || typeof value !== 'object') return []
  const here = 'src' in value && 'alt' in value ? [{ src: String(value.src), alt: String(value.alt) }] : []
  return [...here, ...Object.values(value).flatMap(photosOf)]
}

const YAML_TYPES = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).format === 'yaml')
const YAML_FILES = YAML_TYPES.flatMap((name) => {
  const { kind, path } = documentType(name)
  return kind === 'singleton' ? [path] : [...all(name).keys()].map((slug) => `${path}/${slug}.yaml`)
})

describe('every shipped document', () => {
  it.each(YAML_FILES)('%s opens with a comment that tells the editor where it shows', (path) => {
    expect(contentText(path)).toMatch(/^# \S/)
  })

  it.each(YAML_TYPES)('%s fits its schema', (name) => {
    expect(() => (documentType(name).kind === 'singleton' ? one(name) : all(name))).not.toThrow()
  })

  it('of a collection has a slug for a file name', () => {
    const slugs = YAML_TYPES.filter((name) => documentType(name).kind === 'collection').flatMap((name) => [...all(name).keys()])
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([])
  })

  it('names only photos that are in content/photos, each with a text for who does not see it', () => {
    const photos = YAML_FILES.flatMap((path) => photosOf(parse(contentText(path))))
    expect(photos.length).toBeGreaterThan(30)
    expect(photos.filter(({ src }) => !existsSync(contentFile(`photos/${src}`)))).toEqual([])
    expect(photos.filter(({ alt }) => alt.length < 15)).toEqual([])
  })
})

describe('the scrap board', () => {
  const PRICES = {
    cobre: 40, metal: 20, 'perfil-aluminio': 8, 'ferro-aco': 0.5, 'placas-eletronicas': 4.5, 'placas-computador': 15,
    baterias: 3, inox: 3, latinhas: 8, 'papel-branco': 0.3, papelao: 0.4, panela: 7, plastico: 1, 'plastico-pet': 2,
    'fio-instalacao': 18, 'fio-misto': 12,
  }
  const materials = all('Material')

  const asDelivered = one('ScrapPage').board.updatedOn === DELIVERED_ON

  it.runIf(asDelivered)('buys the sixteen materials at the prices of the specification (after a price change, change board.updatedOn in pages/scrap.yaml too)', () => {
    expect(Object.fromEntries([...materials].map(([slug, { pricePerKg }]) => [slug, pricePerKg]))).toEqual(PRICES)
  })

  it.runIf(asDelivered)('shows +2,5% and «Comprando» for every material', () => {
    for (const [slug, { variation, status }] of materials) expect({ slug, variation, status }).toEqual({ slug, variation: 2.5, status: 'Comprando' })
  })

  it('opens with copper and never gives two materials the same place', () => {
    expect(byOrder(materials)[0]?.name).toBe('Cobre')
    expect(new Set([...materials.values()].map(({ order }) => order)).size).toBe(materials.size)
  })

  it('keeps the groups together when it is read from top to bottom', () => {
    const groups = byOrder(materials).map(({ group }) => group)
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(['metais', 'eletronicos', 'papel-plastico'])
  })

  it('is quoted on the home page and in the strip by materials that exist', () => {
    expect([...materials.keys()]).toEqual(expect.arrayContaining([...one('HomePage').ticker.materials, one('ShellPage').strip.material]))
  })
})

describe('the lots', () => {
  const lots = all('Lot')
  // An editor may sell one of them any day; more lots may join them.
  const delivered = DELIVERED_LOTS.flatMap((slug) => lots.get(slug) ?? [])
  const asDelivered = delivered.length === DELIVERED_LOTS.length

  it.runIf(asDelivered)('of the delivery are six, one of each category', () => {
    expect(delivered.map(({ category }) => category).sort()).toEqual([...LOT_CATEGORIES].sort())
  })

  it('cost less than their original price', () => {
    expect([...lots.values()].filter(({ price, originalPrice }) => originalPrice <= price)).toEqual([])
  })

  it.runIf(asDelivered)('of the delivery are rated from 3.8 to 4.8, no two alike', () => {
    const ratings = delivered.map(({ rating }) => rating)
    expect([Math.min(...ratings), Math.max(...ratings), new Set(ratings).size]).toEqual([3.8, 4.8, 6])
  })

  it.runIf(asDelivered)('of the delivery say that their pictures are illustrations', () => {
    expect(delivered.filter(({ illustrative }) => !illustrative)).toEqual([])
  })
})

describe('services', () => {
  it('carry the price texts of the specification', () => {
    expect(byOrder(all('Service')).map(({ title, priceLabel, price }) => [title, priceLabel, price])).toEqual([
      ['Reciclagem certificada', 'A partir de', 'R$ 2,50/kg'],
      ['Destruição segura de dados', 'A partir de', 'R$ 25,00/unidade'],
      ['Coleta especializada', 'Acima de 500 kg', 'Grátis'],
      ['Consultoria ambiental', 'Projeto', 'Sob consulta'],
    ])
  })

  it('answer with the «em desenvolvimento» toast on the home page, as do bought items and the pickup button', () => {
    const home = one('HomePage')
    const actions = [...byOrder(all('Service')), ...home.boughtItems].map(({ action }) => action)
    expect([...actions, home.callToActionButtons.pickupAction]).toEqual(Array<string>(9).fill('toast'))
  })

  it('are joined by four integrations, five steps and six certifications', () => {
    expect(byOrder(all('Integration')).map(({ title }) => title)).toEqual(['ERP', 'Nuvem', 'Aplicativos móveis', 'API'])
    expect([...all('ProcessStep').values()].map(({ number, title }) => `${number} ${title}`)).toEqual(
      ['01 Solicitação', '02 Avaliação', '03 Coleta', '04 Processamento', '05 Certificação'])
    expect(byOrder(all('Certification')).map(({ name }) => name)).toEqual(['ISO 14001', 'IBAMA', 'CETESB', 'AVCB', 'SIGOR – MTR', 'LGPD'])
  })
})

describe('the company', () => {
  const company = one('Company')

  it('claims what the specification claims, page by page', () => {
    expect(company.claims.home.map(({ figure, label }) => `${figure} ${label}`)).toEqual(
      ['500+ empresas atendidas', '10k+ equipamentos reciclados', '100% certificação ambiental', '5+ anos de experiência'])
    expect(company.claims.about.map(({ figure, label }) => `${figure} ${label}`)).toEqual(
      ['500+ empresas atendidas', '10.000+ equipamentos reciclados', '50+ toneladas por mês', '8+ anos de experiência'])
  })

  it('opens Monday to Friday 8h-17h and Saturday 8h-14h', () => {
    expect(company.openingHours).toEqual([
      { days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta'], opens: '08:00', closes: '17:00' },
      { days: ['sábado'], opens: '08:00', closes: '14:00' },
    ])
  })

  it('has three social links without a destination', () => {
    expect(company.socialLinks.map(({ url }) => url)).toEqual([undefined, undefined, undefined])
  })

  it('tells its years from 2018 to 2024 and introduces four people, the authors of the blog among them', () => {
    const about = one('AboutPage')
    expect(about.timelineItems.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024])
    const team = about.teamMembers.map(({ name }) => name)
    expect(team).toHaveLength(4)
    expect(team).toEqual(expect.arrayContaining(one('BlogPage').authors.map(({ name }) => name)))
  })

  it('is named in company.yaml alone, so that one edit changes the brand', () => {
    const named = YAML_FILES.filter((path) => path !== 'company.yaml' && JSON.stringify(parse(contentText(path))).includes('Retrilha'))
    expect(named).toEqual([])
  })
})
