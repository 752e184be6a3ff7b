import { z } from 'zod'
import { label, line, link, object, objects } from '../fields'

/** Texts around every page: navigation, strip, footer. */
export const layoutSchema = object('Moldura do site', 'Menu, faixa do topo e rodapé.', {
  navigation: objects(1, 9, 'Menu', 'Itens do menu e do rodapé, nesta ordem.', {
    label: label('Nome no menu'),
    shortLabel: label('Nome curto', 'Nome no rodapé, até 50 letras.').optional(),
    href: link('Endereço', 'Página deste site, como /contato.'),
  }),
  strip: object('Faixa do topo', 'Preço do dia acima do menu.', {
    label: label(
      'Antes do preço',
      'Palavras antes do preço na faixa do topo; o dia do preço entra sozinho. Exemplo: Cobre.',
    ),
    material: z.string().meta({
      title: 'Material',
      description: 'Nome do arquivo de um material, sem .yaml. Exemplo: cobre.',
      widget: 'material',
    }),
  }),
  footer: object('Rodapé', 'Textos do rodapé.', {
    copyright: line(
      120,
      'Direitos',
      'Linha de direitos autorais, até 120 letras; {empresa} vira o nome da empresa.',
    ),
  }),
})
