import type { z } from 'zod'
import { counted, icon, label, line, object, objects, prose, withPlaces } from '../fields'
import { feedWords, lastVisitWords, sectionHeading, seo } from '../page-parts'

export const lotsPageSchema = object('Página de lotes', 'Textos de /lotes-informatica.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  steps: objects(2, 4, 'Como comprar', 'De 2 a 4 passos, abaixo dos lotes.', {
    title: line(30, 'Passo', 'Uma ou duas palavras'),
    text: line(90, 'Texto', 'O que acontece'),
  }),
  search: object('Busca', 'Campo de busca dos lotes.', {
    label: label('Nome do campo de busca'),
    placeholder: line(60, 'Exemplo no campo', 'Texto apagado dentro do campo'),
  }),
  list: object('Lista', 'Título da lista e palavras da contagem.', {
    title: line(90, 'Título', 'Título que leitores de tela anunciam antes da lista'),
    one: label('Depois de 1', 'Exemplo: lote.'),
    many: label('Depois de outro número', 'Exemplo: lotes.'),
  }),
  purchaseLabel: line(40, 'Etiqueta da compra', 'Palavras pequenas acima da mensagem preparada'),
  categories: object('Nomes das categorias', 'Como cada categoria aparece no botão do filtro.', {
    todos: label('Todos'),
    desktop: label('desktop'),
    notebook: label('notebook'),
    monitor: label('monitor'),
    smartphone: label('smartphone'),
    servidor: label('servidor'),
    componentes: label('componentes'),
  }),
  statuses: object('Situações', 'Como cada situação aparece, nos cartões e na página do lote.', {
    disponível: label('Disponível'),
    reservado: label('Reservado'),
    vendido: label('Vendido'),
  }),
  card: object('Cartão do lote', 'Palavras que se repetem em cada lote.', {
    buyButton: label('Botão de compra'),
    illustrativeNote: label('Aviso de imagem ilustrativa'),
    conditionLabel: label('Nome do estado', 'Exemplo: Estado.'),
    perUnit: label('Depois do preço por unidade', 'Exemplo: por unidade.'),
    codeLabel: label('Antes do código', 'No lote e na mensagem de compra. Exemplo: Código.'),
    soldLabel: label('Antes do preço de um vendido', 'Exemplo: vendido por.'),
    reservedUntilLabel: label('Antes do fim da reserva', 'Depois de Reservado. Exemplo: até.'),
    soldOnLabel: label('Antes do dia da venda', 'Depois de Vendido. Exemplo: em.'),
    enteredLabel: label('Antes do dia de entrada', 'Exemplo: à venda desde.'),
    functionalLabel: label('Nota funcional', 'Ao lado da letra. Exemplo: Funcional.'),
    cosmeticLabel: label('Nota estética', 'Ao lado da letra. Exemplo: Estética.'),
    reservedButton: label('Botão do lote reservado'),
    viewLink: label('Link para a página do lote'),
  }),
  empty: object('Busca sem resultado', 'Textos de quando nenhum lote combina.', {
    title: line(60, 'Título', 'O que aparece quando a busca não acha nada.'),
    text: prose(160, 'Texto', 'O que o visitante pode fazer'),
    button: label('Botão de limpar'),
  }),
  filters: object('Filtros', 'Preço, ordem e situação, acima dos lotes.', {
    button: label('Botão dos filtros', 'No celular, abre preço e situação.'),
    cardsButton: label('Botão dos cartões', 'Mostra os lotes em cartões. Exemplo: Cartões.'),
    rowsButton: label('Botão das linhas', 'Mostra um lote abaixo do outro. Exemplo: Linhas.'),
    priceLabel: label('Nome da faixa de preço'),
    fromLabel: label('Nome do menor preço'),
    between: label('Entre os dois preços', 'Exemplo: até.'),
    toLabel: label('Nome do maior preço'),
    orderLabel: label('Nome da ordem'),
    orders: object('Ordens', 'Como cada ordem aparece.', {
      newest: label('Mais novos'),
      'menor-preco': label('Menor preço'),
      'menor-preco-por-unidade': label('Menor preço por unidade'),
    }),
    availableLabel: label('Só disponíveis'),
    from: withPlaces(['preco'], 60, 'Filtro do menor preço'),
    to: withPlaces(['preco'], 60, 'Filtro do maior preço'),
    faults: object('Erros do preço', 'O que aparece abaixo do campo de preço.', {
      unclear: line(90, 'Não é preço', 'Quando o texto não é um preço'),
      dots: line(90, 'Pontos estranhos', 'Quando os pontos não dão um número'),
      tooMuch: line(90, 'Preço alto demais', 'Acima de R$ 10.000.000'),
      reversed: line(90, 'Preços trocados', 'Quando o menor é maior que o maior'),
    }),
  }),
  compare: object('Comparação', 'A marca nos cartões e a barra no pé da tela.', {
    tick: label('Marca no cartão'),
    full: label('Quando já são quatro'),
    free: label('Lugar vazio'),
    oneMore: label('Com um lote só'),
    count: withPlaces(['lotes', 'limite'], 40, 'Contagem'),
    button: label('Botão de comparar'),
    clearButton: label('Botão de limpar'),
  }),
  terms: sectionHeading('Antes de comprar'),
  seller: label(
    'Antes de quem vende',
    'Nome, CNPJ, endereço e contatos vêm depois, de company.yaml. Exemplo: Quem vende.',
  ),
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
  feed: feedWords(),
  lastVisit: object('Desde a última visita', 'Abaixo dos lotes, para quem já esteve aqui.', {
    ...lastVisitWords,
    fresh: counted('Novos', 'lote novo', 'lotes novos'),
    sold: counted('Vendidos', 'vendido', 'vendidos'),
    priced: counted('Com preço novo', 'com preço novo', 'com preço novo'),
  }),
  saved: object('Lotes guardados', 'Abaixo dos lotes, para quem guardou algum.', {
    title: label('Título'),
    before: withPlaces(['preco'], 60, 'Quando o preço mudou'),
    removeButton: label('Botão de tirar um'),
    note: line(160, 'Explicação', 'Onde ficam guardados, e por quanto tempo'),
    clearButton: label('Botão de tirar todos'),
  }),
  closing: sectionHeading('Faixa final'),
  closingButton: label('Botão do WhatsApp'),
})

export type LotsPage = z.infer<typeof lotsPageSchema>
