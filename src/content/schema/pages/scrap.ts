import { line, list, object, photo, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'

export const scrapPageSchema = object('Página de sucata', 'Textos de /comercio-sucata.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo('Foto da abertura', 'Foto recortada ao lado do título.'),
  disclaimer: prose(240, 'Ressalva', 'Abaixo dos preços: aviso de que podem mudar'),
  tips: object('Como valer mais', 'Dicas abaixo dos preços.', {
    title: line(60, 'Título', 'Acima das dicas'),
    items: list(1, 5, 'Dicas', 'De 1 a 5 dicas.', line(120, 'Dica', 'Uma dica')),
  }),
  materials: sectionHeading('Materiais'),
  differentials: sectionHeading('Diferenciais'),
  sell: sectionHeading('Vender'),
})
