import { label, line, object, prose, withPlaces } from '../fields'

const count = (title: string) =>
  object(title, 'A palavra depois do número, no singular e no plural.', {
    one: label('Um'),
    many: label('Vários'),
  })

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
    materials: count('Materiais'),
    mailButton: label('Botão do e-mail'),
    printButton: label('Botão de imprimir'),
    shareButton: label('Botão de compartilhar'),
    copyButton: label('Botão de copiar o link'),
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
