import { z } from 'zod'
import { label, line, link, object, objects, withPlaces } from '../fields'
import { whole } from '../values'

const dayWords = (title: string, description: string) =>
  line(40, title, description).regex(
    /\{dia\}/,
    'falta o lugar {dia} — escreva-o onde entra a data, como em «em {dia}»',
  )

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
  prices: object('Dia dos preços', 'Palavras ao lado dos preços em todas as páginas.', {
    today: label('No próprio dia', 'Palavra ao lado de um preço no dia dele. Exemplo: hoje.'),
    onDay: dayWords(
      'Em outro dia',
      'Palavras ao lado de um preço de outro dia; {dia} vira a data. Exemplo: em {dia}.',
    ),
    old: dayWords(
      'Preço antigo',
      'Palavras ao lado de um preço antigo; {dia} vira a data. Exemplo: de {dia}, a confirmar.',
    ),
    oldAfterDays: whole(
      1,
      3650,
      'Antigo depois de (dias)',
      'Depois de quantos dias um preço é antigo: a conferência avisa, e a página pede que se confirme.',
    ),
    base: line(
      80,
      'Base da variação',
      'De onde vem a variação; {mes} vira o mês e {media}, o preço médio dele. Exemplo: sobre ' +
        'a média de {mes}, {media}.',
    ).regex(
      /\{mes\}.*\{media\}|\{media\}.*\{mes\}/,
      'falta o lugar {mes} ou {media} — escreva como em «sobre a média de {mes}, {media}»',
    ),
  }),
  footer: object('Rodapé', 'Textos do rodapé.', {
    copyright: line(
      120,
      'Direitos',
      'Linha de direitos autorais, até 120 letras; {empresa} vira o nome da empresa.',
    ),
  }),
  pages: object(
    'Páginas das listas',
    'Ao redor dos lotes e dos artigos, quando são mais de doze.',
    {
      previousButton: label('Botão da página anterior'),
      nextButton: label('Botão da próxima página'),
      where: withPlaces(['pagina', 'paginas'], 60, 'Onde está'),
      title: withPlaces(['pagina'], 40, 'No título da página'),
      range: withPlaces(['primeiro', 'ultimo'], 60, 'O que está nesta página'),
      last: withPlaces(['numero'], 60, 'Quando nesta página está um só'),
      failed: line(120, 'Não carregou', 'Quando a busca não carrega a lista inteira'),
    },
  ),
})
