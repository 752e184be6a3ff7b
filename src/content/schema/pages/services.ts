import { farLink, label, line, list, object, objects, photo, prose } from '../fields'
import { sectionHeading, seo, textLink } from '../page-parts'

export const servicesPageSchema = object('Página de serviços', 'Textos de /servicos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo('Foto da abertura', 'Ao lado do título.'),
  facts: object('Quem paga quem', 'Fatos abaixo da abertura.', {
    title: label('Título'),
    items: objects(1, 6, 'Fatos', 'De 1 a 6: quem paga, a coleta, aonde ir.', {
      title: line(60, 'Título', 'O fato', 'Sucata: nós pagamos'),
      text: prose(140, 'Texto', 'Uma frase'),
      link: textLink().optional(),
    }),
  }),
  services: sectionHeading('Serviços principais'),
  few: object('Pessoa física', 'Onde uma pessoa entrega poucos aparelhos.', {
    heading: sectionHeading('Título'),
    photo: photo('Foto', 'Ao lado do texto.'),
    point: object('Ponto de coleta', 'Pontos públicos da logística reversa.', {
      title: label('Título'),
      text: prose(160, 'Texto', 'O que o ponto recebe'),
      href: farLink('Localizador', 'Página que acha o ponto mais perto.'),
    }),
    yard: object('Galpão', 'Endereço e horário vêm de company.yaml.', {
      title: label('Título'),
      text: line(120, 'Depois do horário', 'O que levar'),
    }),
    notes: objects(1, 4, 'Antes de levar', 'De 1 a 4 frases, cada uma com um link.', {
      text: line(120, 'Frase'),
      link: textLink(),
    }),
  }),
  integrations: sectionHeading('Integrações'),
  process: sectionHeading('Processo'),
  certifications: sectionHeading('Certificações'),
  closing: sectionHeading('Faixa final'),
  afterRequest: list(
    2,
    4,
    'Depois do pedido',
    'De 2 a 4 passos, ao lado do formulário de pedido.',
    line(120, 'Passo', 'Um passo'),
  ),
})
