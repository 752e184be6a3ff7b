import { z } from 'zod'
import { label, line, prose, withPlaces } from '../fields'

const count = (title: string) =>
  z
    .strictObject({ one: label('Um'), many: label('Vários') })
    .meta({ title, description: 'A palavra depois do número, no singular e no plural.' })

/** Texts of the estimate of several materials, beside the price board and on paper. */
export const scrapLoad = () =>
  z
    .strictObject({
      title: label('Título'),
      invite: line(120, {
        title: 'Convite',
        description: 'Frase abaixo da calculadora: como somar vários materiais, até 120 letras.',
      }),
      moreButton: label(
        'Depois do cálculo',
        'Botão que leva o material calculado para a lista. Exemplo: Somar outro material.',
      ),
      includeButton: label('Botão de incluir'),
      clearButton: label('Botão de limpar'),
      undoButton: label('Botão de desfazer'),
      cleared: line(80, {
        title: 'Depois de limpar',
        description: 'Frase ao lado do botão de desfazer, até 80 letras.',
      }),
      removed: withPlaces(['material'], 80, 'Depois de tirar um material'),
      replaced: line(120, {
        title: 'Depois de abrir um link',
        description:
          'O link tomou o lugar de outra lista, que o botão de desfazer traz de volta; até 120 letras.',
      }),
      unknown: withPlaces(['nomes'], 120, 'Material do link que não está no painel'),
      emptyLink: line(120, {
        title: 'Link sem material',
        description: 'O que a página diz de um link sem nenhum material do painel, até 120 letras.',
      }),
      totalLabel: label('Nome do total'),
      summary: withPlaces(['peso', 'materiais'], 60, 'Abaixo do total'),
      materials: count('Materiais'),
      mailButton: label('Botão do e-mail'),
      printButton: label('Botão de imprimir'),
      shareButton: label('Botão de compartilhar'),
      copyButton: label('Botão de copiar o link'),
      copied: line(80, {
        title: 'Link copiado',
        description: 'O que a página diz depois de copiar, até 80 letras.',
      }),
      notCopied: line(120, {
        title: 'Link não copiado',
        description:
          'O que fazer quando o navegador não deixa copiar; o link aparece depois da frase. Até 120 letras.',
      }),
      listButton: label('Link para a lista', 'Na barra do celular. Exemplo: Ver a lista.'),
      messageLabel: line(40, {
        title: 'Etiqueta da mensagem',
        description: 'Palavras pequenas acima da mensagem preparada, até 40 letras.',
      }),
      paper: z
        .strictObject({
          title: label('Título'),
          material: label('Coluna do material'),
          weight: label('Coluna do peso'),
          pricePerKg: label('Coluna do preço por quilo'),
          value: label('Coluna do valor'),
          total: label('Linha do total'),
          note: prose(300, {
            title: 'Ressalva',
            description:
              'Abaixo da tabela: que o valor é aproximado e o que trazer, até 300 letras.',
          }),
        })
        .meta({ title: 'No papel', description: 'A estimativa impressa.' }),
    })
    .meta({
      title: 'Estimativa de uma carga',
      description: 'Vários materiais somados, ao lado do painel.',
    })
