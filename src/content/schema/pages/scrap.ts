import { z } from 'zod'
import { day, label, line, photo, prose, sectionHeading, seo } from '../fields'

export const scrapPageSchema = z.strictObject({
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo({ title: 'Foto da abertura', description: 'Foto recortada ao lado do título.' }),
  board: z.strictObject({
    title: label('Título do painel'),
    unit: label('Unidade', 'Exemplo: R$ por kg.'),
    updatedOn: day({ title: 'Preços de', description: 'Dia em que os preços foram conferidos, como "2026-11-20".' }),
    groups: z.strictObject({ metais: label('Metais'), eletronicos: label('Eletrônicos'), 'papel-plastico': label('Papel e plástico') })
      .meta({ title: 'Nomes dos grupos', description: 'Títulos dos três grupos do painel.' }),
    disclaimer: prose(240, { title: 'Ressalva', description: 'Aviso de que os preços podem mudar, até 240 letras.' }),
  }).meta({ title: 'Painel de preços', description: 'Tabela com o preço de cada material.' }),
  calculator: z.strictObject({
    title: label('Título'), materialLabel: label('Campo do material'), weightLabel: label('Campo do peso'), button: label('Botão'),
    resultLabel: label('Nome do resultado'),
    note: prose(200, { title: 'Ressalva', description: 'Aviso de que o valor é aproximado, até 200 letras.' }),
    quoteButton: label('Botão da cotação'),
  }).meta({ title: 'Calculadora', description: 'Textos da calculadora de sucata.' }),
  tips: z.strictObject({
    title: label('Título'),
    items: z.array(line(120, { title: 'Dica', description: 'Uma dica, até 120 letras.' })).min(1).max(5).meta({ title: 'Dicas', description: 'De 1 a 5 dicas.' }),
  }).meta({ title: 'Como valer mais', description: 'Dicas abaixo da calculadora.' }),
  materials: sectionHeading('Materiais'),
  differentials: sectionHeading('Diferenciais'),
  sell: sectionHeading('Vender'),
  sellButton: label('Botão do WhatsApp'),
}).meta({ title: 'Página de sucata', description: 'Textos de /comercio-sucata.' })

export type ScrapPage = z.infer<typeof scrapPageSchema>
