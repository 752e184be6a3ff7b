import { counted, label, line, list, object, photo, prose, withPlaces } from '../fields'
import { lastVisitWords, sectionHeading, seo } from '../page-parts'

const fault = (title: string) => line(120, title, 'O que está errado e como corrigir')

/** Texts of the estimate of several materials, beside the price table and on paper. */
export const scrapEstimate = () =>
  object('Estimativa de uma carga', 'Vários materiais somados, ao lado do painel.', {
    title: label('Título'),
    invite: line(120, 'Convite', 'Frase abaixo da calculadora: como somar vários materiais'),
    moreButton: label(
      'Depois do cálculo',
      'Botão que leva o material calculado para a lista. Exemplo: Somar outro material.',
    ),
    includeButton: label('Botão de incluir'),
    clearButton: label('Botão de limpar'),
    undoButton: label('Botão de desfazer'),
    cleared: line(80, 'Depois de limpar', 'Frase ao lado do botão de desfazer'),
    added: withPlaces(['material'], 80, 'Depois de somar um material'),
    weightButton: label('Link para o peso', 'Depois da frase acima. Exemplo: Informar o peso.'),
    removed: withPlaces(['material'], 80, 'Depois de tirar um material'),
    replaced: line(
      120,
      'Depois de abrir um link',
      'O link tomou o lugar de outra lista, que o botão de desfazer traz de volta; até 120 letras.',
    ),
    unknown: withPlaces(['nomes'], 120, 'Material do link que não está no painel'),
    emptyLink: line(
      120,
      'Link sem material',
      'O que a página diz de um link sem nenhum material do painel',
    ),
    totalLabel: label('Nome do total'),
    summary: withPlaces(['peso', 'materiais'], 60, 'Abaixo do total'),
    materials: counted('Materiais', 'material', 'materiais'),
    mailButton: label('Botão do e-mail'),
    printButton: label('Botão de imprimir'),
    shareButton: label('Botão de compartilhar'),
    copied: line(80, 'Link copiado', 'O que a página diz depois de copiar'),
    notCopied: line(
      120,
      'Link não copiado',
      'O que fazer quando o navegador não deixa copiar; o link aparece depois da frase. Até 120 letras.',
    ),
    listButton: label('Link para a lista', 'Na barra do celular. Exemplo: Ver a lista.'),
    messageLabel: line(40, 'Etiqueta da mensagem', 'Palavras pequenas acima da mensagem preparada'),
    paper: object('No papel', 'A estimativa impressa.', {
      title: label('Título'),
      material: label('Coluna do material'),
      weight: label('Coluna do peso'),
      pricePerKg: label('Coluna do preço por quilo'),
      value: label('Coluna do valor'),
      total: label('Linha do total'),
      note: prose(300, 'Ressalva', 'Abaixo da tabela: que o valor é aproximado e o que trazer'),
    }),
  })

export const scrapPageSchema = object('Página de sucata', 'Textos de /comercio-sucata.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo('Foto da abertura', 'Foto recortada ao lado do título.'),
  board: object('Painel de preços', 'Tabela com o preço de cada material.', {
    title: label('Título do painel'),
    unit: label('Unidade', 'Exemplo: R$ por kg.'),
    groups: object('Nomes dos grupos', 'Títulos dos três grupos do painel.', {
      metais: label('Metais'),
      eletronicos: label('Eletrônicos'),
      'papel-plastico': label('Papel e plástico'),
    }),
    search: object('Busca', 'Campo de busca do painel.', {
      label: label('Nome do campo', 'O que leitores de tela anunciam no campo de busca.'),
      placeholder: label('Texto apagado dentro do campo'),
      none: line(80, 'Nada encontrado', 'Frase de quando nenhum material combina'),
      button: label('Botão de mostrar todos'),
    }),
    orders: object('Ordem', 'Nomes das ordens, que o celular mostra em uma lista.', {
      label: label('Nome do campo', 'O que leitores de tela anunciam na escolha da ordem.'),
      byGroup: label('Sem ordem', 'Exemplo: Por grupo.'),
      highestPrice: label('Preço, do maior'),
      lowestPrice: label('Preço, do menor'),
      nameUp: label('Nome, de A a Z'),
      nameDown: label('Nome, de Z a A'),
      highestVariation: label('Variação, da maior alta'),
      lowestVariation: label('Variação, da maior queda'),
    }),
    base: withPlaces(['mes'], 160, 'Base da variação'),
    columns: object('Colunas', 'Cabeçalhos da tabela.', {
      material: label('Material'),
      price: label('Preço'),
      variation: label('Variação'),
      status: label('Situação'),
    }),
    printedDate: label(
      'Antes da data, no papel',
      'Palavras antes do dia dos preços na tabela impressa. Exemplo: Preços de.',
    ),
    disclaimer: prose(240, 'Ressalva', 'Aviso de que os preços podem mudar'),
  }),
  lastVisit: object(
    'Desde a última visita',
    'Abaixo da calculadora, para quem já esteve aqui.',
    lastVisitWords,
  ),
  calculator: object('Calculadora', 'Textos da calculadora de sucata.', {
    title: label('Título'),
    materialLabel: label('Campo do material'),
    materialPlaceholder: label('Material não escolhido', 'Exemplo: Escolha o material.'),
    weightLabel: label('Campo do peso'),
    weightPlaceholder: label('Exemplo dentro do campo do peso'),
    weightHint: label('Ajuda abaixo do peso'),
    understood: label('Antes do peso entendido', 'Exemplo: Entendemos.'),
    button: label('Botão'),
    resultLabel: label('Nome do resultado'),
    note: prose(200, 'Ressalva', 'Aviso de que o valor é aproximado'),
    quoteButton: label('Botão da cotação'),
    noScript: line(
      160,
      'Sem JavaScript',
      'Frase no lugar da calculadora, até 160 letras; termina onde entra o telefone.',
    ),
    faults: object('Peso que não vale', 'O que a calculadora diz abaixo do campo do peso.', {
      missing: fault('Sem peso'),
      negative: fault('Peso negativo'),
      letters: fault('Letras no peso'),
      commas: fault('Mais de uma vírgula'),
      noDigits: fault('Sem algarismos'),
      dots: fault('Pontos fora do lugar'),
      tooHeavy: fault('Acima de 1.000.000 kg'),
      zero: fault('Peso zero'),
      tooLittle: fault('Valor abaixo de um centavo'),
    }),
  }),
  estimate: scrapEstimate(),
  tips: object('Como valer mais', 'Dicas abaixo da calculadora.', {
    title: label('Título'),
    items: list(1, 5, 'Dicas', 'De 1 a 5 dicas.', line(120, 'Dica', 'Uma dica')),
  }),
  materials: sectionHeading('Materiais'),
  differentials: sectionHeading('Diferenciais'),
  sell: sectionHeading('Vender'),
  sellLabels: object('Dados da empresa', 'Nomes ao lado do telefone, do endereço e do horário.', {
    phone: label('Telefone'),
    address: label('Endereço'),
    hours: label('Horário'),
  }),
  sellButton: label('Botão do WhatsApp'),
})
