import { icon, line, object, objects, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'

export const lotsPageSchema = object('Página de lotes', 'Textos de /lotes-informatica.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  steps: objects(2, 4, 'Como comprar', 'De 2 a 4 passos, abaixo dos lotes.', {
    title: line(30, 'Passo', 'Uma ou duas palavras'),
    text: line(90, 'Texto', 'O que acontece'),
  }),
  terms: sectionHeading('Antes de comprar'),
  termsItems: objects(
    2,
    8,
    'Condições da compra',
    'Garantia, desistência, preço e entrega, e o que a nota do lote quer dizer. Aparecem na lista ' +
      'e na página de cada lote.',
    {
      icon: icon(),
      title: line(40, 'Título', 'Até 40 letras. Exemplo: Garantia.'),
      text: prose(320, 'Texto', 'O que vale para quem compra'),
    },
  ),
  closing: sectionHeading('Faixa final'),
})
