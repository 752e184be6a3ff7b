import type { z } from 'zod'
import { label, line, list, object, photo, prose, withPlaces } from '../fields'
import { lastVisitWords, sectionHeading, seo } from '../page-parts'
import { scrapEstimate } from './scrap-estimate'

const fault = (title: string) => line(120, title, 'O que está errado e como corrigir')

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

export type ScrapPage = z.infer<typeof scrapPageSchema>
