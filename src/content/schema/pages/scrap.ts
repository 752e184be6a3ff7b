import { z } from 'zod'
import { label, line, photo, prose, sectionHeading, seo } from '../fields'
import { scrapLoad } from './scrap-load'

const fault = (title: string) =>
  line(120, { title, description: 'O que está errado e como corrigir, até 120 letras.' })

export const scrapPageSchema = z
  .strictObject({
    seo: seo(),
    header: sectionHeading('Abertura'),
    headerPhoto: photo({
      title: 'Foto da abertura',
      description: 'Foto recortada ao lado do título.',
    }),
    board: z
      .strictObject({
        title: label('Título do painel'),
        unit: label('Unidade', 'Exemplo: R$ por kg.'),
        groups: z
          .strictObject({
            metais: label('Metais'),
            eletronicos: label('Eletrônicos'),
            'papel-plastico': label('Papel e plástico'),
          })
          .meta({ title: 'Nomes dos grupos', description: 'Títulos dos três grupos do painel.' }),
        search: z
          .strictObject({
            label: label('Nome do campo', 'O que leitores de tela anunciam no campo de busca.'),
            placeholder: label('Texto apagado dentro do campo'),
            none: line(80, {
              title: 'Nada encontrado',
              description: 'Frase de quando nenhum material combina, até 80 letras.',
            }),
            button: label('Botão de mostrar todos'),
          })
          .meta({ title: 'Busca', description: 'Campo de busca do painel.' }),
        orders: z
          .strictObject({
            label: label('Nome do campo', 'O que leitores de tela anunciam na escolha da ordem.'),
            byGroup: label('Sem ordem', 'Exemplo: Por grupo.'),
            highestPrice: label('Preço, do maior'),
            lowestPrice: label('Preço, do menor'),
            nameUp: label('Nome, de A a Z'),
            nameDown: label('Nome, de Z a A'),
            highestVariation: label('Variação, da maior alta'),
            lowestVariation: label('Variação, da maior queda'),
          })
          .meta({
            title: 'Ordem',
            description: 'Nomes das ordens, que o celular mostra em uma lista.',
          }),
        columns: z
          .strictObject({
            material: label('Material'),
            price: label('Preço'),
            variation: label('Variação'),
            status: label('Situação'),
          })
          .meta({ title: 'Colunas', description: 'Cabeçalhos da tabela.' }),
        printedDate: label(
          'Antes da data, no papel',
          'Palavras antes do dia dos preços na tabela impressa. Exemplo: Preços de.',
        ),
        disclaimer: prose(240, {
          title: 'Ressalva',
          description: 'Aviso de que os preços podem mudar, até 240 letras.',
        }),
      })
      .meta({ title: 'Painel de preços', description: 'Tabela com o preço de cada material.' }),
    calculator: z
      .strictObject({
        title: label('Título'),
        materialLabel: label('Campo do material'),
        materialPlaceholder: label('Material não escolhido', 'Exemplo: Escolha o material.'),
        weightLabel: label('Campo do peso'),
        weightPlaceholder: label('Exemplo dentro do campo do peso'),
        weightHint: label('Ajuda abaixo do peso'),
        understood: label('Antes do peso entendido', 'Exemplo: Entendemos.'),
        button: label('Botão'),
        resultLabel: label('Nome do resultado'),
        note: prose(200, {
          title: 'Ressalva',
          description: 'Aviso de que o valor é aproximado, até 200 letras.',
        }),
        quoteButton: label('Botão da cotação'),
        noScript: line(160, {
          title: 'Sem JavaScript',
          description:
            'Frase no lugar da calculadora, até 160 letras; termina onde entra o telefone.',
        }),
        faults: z
          .strictObject({
            missing: fault('Sem peso'),
            negative: fault('Peso negativo'),
            letters: fault('Letras no peso'),
            commas: fault('Mais de uma vírgula'),
            noDigits: fault('Sem algarismos'),
            dots: fault('Pontos fora do lugar'),
            tooHeavy: fault('Acima de 1.000.000 kg'),
            zero: fault('Peso zero'),
            tooLittle: fault('Valor abaixo de um centavo'),
          })
          .meta({
            title: 'Peso que não vale',
            description: 'O que a calculadora diz abaixo do campo do peso.',
          }),
      })
      .meta({ title: 'Calculadora', description: 'Textos da calculadora de sucata.' }),
    load: scrapLoad(),
    tips: z
      .strictObject({
        title: label('Título'),
        items: z
          .array(line(120, { title: 'Dica', description: 'Uma dica, até 120 letras.' }))
          .min(1)
          .max(5)
          .meta({ title: 'Dicas', description: 'De 1 a 5 dicas.' }),
      })
      .meta({ title: 'Como valer mais', description: 'Dicas abaixo da calculadora.' }),
    materials: sectionHeading('Materiais'),
    differentials: sectionHeading('Diferenciais'),
    sell: sectionHeading('Vender'),
    sellLabels: z
      .strictObject({
        phone: label('Telefone'),
        address: label('Endereço'),
        hours: label('Horário'),
      })
      .meta({
        title: 'Dados da empresa',
        description: 'Nomes ao lado do telefone, do endereço e do horário.',
      }),
    sellButton: label('Botão do WhatsApp'),
  })
  .meta({ title: 'Página de sucata', description: 'Textos de /comercio-sucata.' })

export type ScrapPage = z.infer<typeof scrapPageSchema>
