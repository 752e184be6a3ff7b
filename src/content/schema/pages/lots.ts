import { z } from 'zod'
import { icon, label, line, prose, sectionHeading, seo, withPlaces } from '../fields'

export const lotsPageSchema = z
  .strictObject({
    seo: seo(),
    header: sectionHeading('Abertura'),
    steps: z
      .array(
        z.strictObject({
          title: line(30, { title: 'Passo', description: 'Uma ou duas palavras, até 30 letras.' }),
          text: line(90, { title: 'Texto', description: 'O que acontece, até 90 letras.' }),
        }),
      )
      .min(2)
      .max(4)
      .meta({ title: 'Como comprar', description: 'De 2 a 4 passos ao lado do título.' }),
    search: z
      .strictObject({
        label: label('Nome do campo de busca'),
        placeholder: line(60, {
          title: 'Exemplo no campo',
          description: 'Texto apagado dentro do campo, até 60 letras.',
        }),
      })
      .meta({ title: 'Busca', description: 'Campo de busca dos lotes.' }),
    list: z
      .strictObject({
        title: line(90, {
          title: 'Título',
          description: 'Título que leitores de tela anunciam antes da lista, até 90 letras.',
        }),
        one: label('Depois de 1', 'Exemplo: lote.'),
        many: label('Depois de outro número', 'Exemplo: lotes.'),
      })
      .meta({ title: 'Lista', description: 'Título da lista e palavras da contagem.' }),
    purchaseLabel: line(40, {
      title: 'Etiqueta da compra',
      description: 'Palavras pequenas acima da mensagem preparada, até 40 letras.',
    }),
    categories: z
      .strictObject({
        todos: label('Todos'),
        desktop: label('desktop'),
        notebook: label('notebook'),
        monitor: label('monitor'),
        smartphone: label('smartphone'),
        servidor: label('servidor'),
        componentes: label('componentes'),
      })
      .meta({
        title: 'Nomes das categorias',
        description: 'Como cada categoria aparece no botão do filtro.',
      }),
    statuses: z
      .strictObject({
        disponível: label('Disponível'),
        reservado: label('Reservado'),
        vendido: label('Vendido'),
      })
      .meta({
        title: 'Situações',
        description: 'Como cada situação aparece, nos cartões e na página do lote.',
      }),
    card: z
      .strictObject({
        buyButton: label('Botão de compra'),
        illustrativeNote: label('Aviso de imagem ilustrativa'),
        conditionLabel: label('Nome do estado', 'Exemplo: Estado.'),
        perUnit: label('Depois do preço por unidade', 'Exemplo: por unidade.'),
        enteredLabel: label('Antes do dia de entrada', 'Exemplo: entrou em.'),
        functionalLabel: label('Nota funcional', 'Ao lado da letra. Exemplo: Funcional.'),
        cosmeticLabel: label('Nota estética', 'Ao lado da letra. Exemplo: Estética.'),
        reservedButton: label('Botão do lote reservado'),
        viewLink: label('Link para a página do lote'),
      })
      .meta({ title: 'Cartão do lote', description: 'Palavras que se repetem em cada lote.' }),
    empty: z
      .strictObject({
        title: line(60, {
          title: 'Título',
          description: 'O que aparece quando a busca não acha nada.',
        }),
        text: prose(160, {
          title: 'Texto',
          description: 'O que o visitante pode fazer, até 160 letras.',
        }),
        button: label('Botão de limpar'),
      })
      .meta({ title: 'Busca sem resultado', description: 'Textos de quando nenhum lote combina.' }),
    filters: z
      .strictObject({
        button: label('Botão dos filtros', 'No celular, abre preço e situação.'),
        priceLabel: label('Nome da faixa de preço'),
        fromLabel: label('Nome do menor preço'),
        between: label('Entre os dois preços', 'Exemplo: até.'),
        toLabel: label('Nome do maior preço'),
        orderLabel: label('Nome da ordem'),
        orders: z
          .strictObject({
            newest: label('Mais novos'),
            'menor-preco': label('Menor preço'),
            'menor-preco-por-unidade': label('Menor preço por unidade'),
          })
          .meta({ title: 'Ordens', description: 'Como cada ordem aparece.' }),
        availableLabel: label('Só disponíveis'),
        from: withPlaces(['preco'], 60, 'Filtro do menor preço'),
        to: withPlaces(['preco'], 60, 'Filtro do maior preço'),
        faults: z
          .strictObject({
            unclear: line(90, {
              title: 'Não é preço',
              description: 'Quando o texto não é um preço, até 90 letras.',
            }),
            dots: line(90, {
              title: 'Pontos estranhos',
              description: 'Quando os pontos não dão um número, até 90 letras.',
            }),
            tooMuch: line(90, {
              title: 'Preço alto demais',
              description: 'Acima de R$ 10.000.000, até 90 letras.',
            }),
            reversed: line(90, {
              title: 'Preços trocados',
              description: 'Quando o menor é maior que o maior, até 90 letras.',
            }),
          })
          .meta({
            title: 'Erros do preço',
            description: 'O que aparece abaixo do campo de preço.',
          }),
      })
      .meta({ title: 'Filtros', description: 'Preço, ordem e situação, acima dos lotes.' }),
    compare: z
      .strictObject({
        tick: label('Marca no cartão'),
        full: label('Quando já são quatro'),
        free: label('Lugar vazio'),
        oneMore: label('Com um lote só'),
        count: withPlaces(['lotes', 'limite'], 40, 'Contagem'),
        button: label('Botão de comparar'),
        clearButton: label('Botão de limpar'),
      })
      .meta({ title: 'Comparação', description: 'A marca nos cartões e a barra no pé da tela.' }),
    terms: sectionHeading('Antes de comprar'),
    seller: label(
      'Antes de quem vende',
      'Nome, CNPJ, endereço e contatos vêm depois, de company.yaml. Exemplo: Quem vende.',
    ),
    termsItems: z
      .array(
        z.strictObject({
          icon: icon(),
          title: line(40, { title: 'Título', description: 'Até 40 letras. Exemplo: Garantia.' }),
          text: prose(320, {
            title: 'Texto',
            description: 'O que vale para quem compra, até 320 letras.',
          }),
        }),
      )
      .min(2)
      .max(8)
      .meta({
        title: 'Condições da compra',
        description:
          'Garantia, desistência, preço e entrega, e o que a nota do lote quer dizer. Aparecem na lista e na página de cada lote.',
      }),
    closing: sectionHeading('Faixa final'),
    closingButton: label('Botão do WhatsApp'),
  })
  .meta({ title: 'Página de lotes', description: 'Textos de /lotes-informatica.' })

export type LotsPage = z.infer<typeof lotsPageSchema>
