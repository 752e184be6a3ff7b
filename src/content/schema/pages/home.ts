import { action, line, list, object, objects, photo, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'
import { fileName } from '../values'

export const homeSchema = object('Página inicial', 'Textos de /.', {
  seo: seo(),
  hero: object('Abertura', 'Primeira tela da página inicial.', {
    label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
    title: line(70, 'Título', 'A frase principal do site'),
    text: prose(260, 'Texto', 'Duas ou três frases'),
    photo: photo('Foto de fundo', 'À direita; a esquerda é do título.'),
  }),
  ticker: object('Painel de preços', 'Quatro preços em destaque na página inicial.', {
    materials: list(
      4,
      4,
      'Materiais',
      'Exatamente 4 materiais, por nome de arquivo.',
      fileName('Material', 'Nome do arquivo de um material, sem .yaml.', 'material'),
    ),
  }),
  newLots: sectionHeading('Lotes novos'),
  services: sectionHeading('Serviços'),
  bought: sectionHeading('O que compramos'),
  boughtItems: objects(4, 4, 'Itens comprados', 'Exatamente 4 cartões.', {
    title: line(40, 'Título', 'Até 40 letras. Exemplo: Monitores e TVs.'),
    text: line(110, 'Texto', 'O que entra'),
    photo: photo('Foto', 'Foto do que se compra.'),
    action: action(),
  }),
  statistics: sectionHeading('Em números'),
  callToAction: sectionHeading('Chamada final'),
  closingPhoto: photo('Foto da chamada final', 'Foto ao lado da chamada.'),
  pickupAction: action(),
})
