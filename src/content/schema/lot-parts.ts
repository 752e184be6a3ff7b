import { z } from 'zod'
import { GRADES, LOT_DOCUMENTS, LOT_STATUSES, REUSE_DEVICES } from '../vocabulary'
import { day, line, photo, prose } from './fields'

const fact = (title: string, example: string) =>
  line(80, { title, description: `Até 80 letras. Exemplo: ${example}.` }).optional()
const grade = (title: string, what: string) =>
  z
    .enum(GRADES)
    .optional()
    .meta({
      title,
      description: `A nota mais comum entre as unidades, de A a D: ${what}. Com uma relação de itens ela é calculada; apague a linha.`,
    })

/** What a lot's own page adds to its card; a lot without any of it is whole. */
export const lotParts = {
  morePhotos: z
    .array(
      photo({
        title: 'Outra foto',
        description: 'Mais uma vista do lote, com seu texto alternativo.',
      }),
    )
    .min(1)
    .max(7)
    .optional()
    .meta({
      title: 'Outras fotos',
      description: 'De 1 a 7 fotos, mostradas depois da primeira, na ordem em que estão aqui.',
    }),
  code: z
    .string()
    .regex(
      /^[A-Z]{2,4}-\d{3,6}$/,
      'não é um código de lote — escreva de 2 a 4 letras maiúsculas, hífen e de 3 a 6 números, como RT-0512',
    )
    .optional()
    .meta({ title: 'Código', description: 'Código interno do lote, um para cada: RT-0512.' }),
  status: z.enum(LOT_STATUSES).optional().meta({
    title: 'Situação',
    description: 'disponível, reservado ou vendido. Sem esta linha o lote está disponível.',
  }),
  statusOn: day({
    title: 'Situação desde',
    description:
      'Dia em que a situação mudou, como "2026-11-20". Obrigatório para reservado e vendido.',
  }).optional(),
  reservedUntil: day({
    title: 'Reservado até',
    description: 'Último dia da reserva, como "2026-11-27". Só para reservado.',
  }).optional(),
  enteredOn: day({
    title: 'Entrou em',
    description:
      'Dia em que o lote entrou à venda, como "2026-11-18". Os mais novos aparecem primeiro.',
  }).optional(),
  updatedOn: day({
    title: 'Atualizado em',
    description: 'Dia da última conferência de preço e estado, como "2026-11-20".',
  }).optional(),
  originalPriceOn: day({
    title: 'Dia do preço original',
    description:
      'Último dia em que o preço original valeu, como "2026-10-15". Aparece ao lado do preço riscado.',
  }).optional(),
  functionalGrade: grade('Nota funcional', 'A funciona por completo, D não liga'),
  cosmeticGrade: grade('Nota estética', 'A sem marcas à vista, D com quebra ou falta'),
  configuration: z
    .strictObject({
      processor: fact('Processador', 'Core i5 de 8ª geração'),
      memory: fact('Memória', '16 GB'),
      storage: fact('Armazenamento', 'SSD de 256 GB'),
      screen: fact('Tela', '14 polegadas, Full HD'),
      ports: fact('Conexões', 'HDMI e VGA'),
      battery: fact('Bateria', '70% ou mais da capacidade'),
      power: fact('Fonte ou carregador', 'Em todas as unidades'),
    })
    .optional()
    .meta({
      title: 'Ficha',
      description:
        'Os fatos que a página de comparação põe lado a lado; preencha os que o lote tem.',
    }),
  pickup: z
    .strictObject({
      city: line(60, {
        title: 'Cidade',
        description: 'Onde o lote está, até 60 letras. Exemplo: São Paulo, SP.',
      }),
      deadline: line(80, {
        title: 'Prazo',
        description:
          'Prazo para retirar, se for diferente do que está em pages/lot.yaml, até 80 letras.',
      }).optional(),
      cost: line(80, {
        title: 'Custo',
        description:
          'Custo da retirada, se for diferente do que está em pages/lot.yaml, até 80 letras.',
      }).optional(),
    })
    .optional()
    .meta({ title: 'Retirada', description: 'Onde e como o comprador retira o lote.' }),
  freight: z
    .strictObject({
      weightKg: z.number().positive().max(100_000).optional().meta({
        title: 'Peso (kg)',
        description: 'Peso total com embalagem, em quilos, só o número: 46.5 aparece como 46,5 kg.',
        widget: 'number',
      }),
      volumes: z
        .int()
        .min(1)
        .max(10_000)
        .optional()
        .meta({ title: 'Volumes', description: 'Quantas caixas ou paletes, número inteiro.' }),
      packing: line(80, {
        title: 'Embalagem',
        description: 'O que é cada volume, até 80 letras. Exemplo: caixas, 5 notebooks em cada.',
      }).optional(),
      measures: line(80, {
        title: 'Medidas',
        description: 'Medidas de cada volume, até 80 letras. Exemplo: 45 × 35 × 30 cm por caixa.',
      }).optional(),
      cubicMeters: z.number().positive().max(1000).optional().meta({
        title: 'Volume total (m³)',
        description: 'Em metros cúbicos, só o número: 0.19 aparece como 0,19 m³.',
        widget: 'number',
      }),
      payer: line(80, {
        title: 'Quem paga o frete',
        description: 'Se for diferente do que está em pages/lot.yaml, até 80 letras.',
      }).optional(),
    })
    .optional()
    .meta({
      title: 'Frete',
      description: 'O que uma transportadora pergunta: peso, volumes e medidas.',
    }),
  included: z
    .array(
      z.strictObject({
        document: z.enum(LOT_DOCUMENTS).meta({
          title: 'Documento',
          description: 'Um destes: nota-fiscal, laudo, garantia. O texto está em pages/lot.yaml.',
        }),
        text: prose(240, {
          title: 'Texto próprio',
          description: 'Só se este lote pede outro texto, até 240 letras.',
        }).optional(),
      }),
    )
    .min(1)
    .max(LOT_DOCUMENTS.length)
    .optional()
    .meta({
      title: 'O que vem junto',
      description:
        'Documentos que acompanham o lote. Sem esta lista valem os de defaultDocuments, em pages/lot.yaml.',
    }),
  questions: z
    .array(
      z.strictObject({
        question: line(110, {
          title: 'Pergunta',
          description: 'Como um comprador perguntaria, até 110 letras.',
        }),
        answer: prose(500, {
          title: 'Resposta',
          description: 'De uma a três frases, até 500 letras.',
        }),
      }),
    )
    .min(1)
    .max(8)
    .optional()
    .meta({ title: 'Perguntas', description: 'De 1 a 8 perguntas com resposta.' }),
  reuseDevice: z.enum(REUSE_DEVICES).optional().meta({
    title: 'Aparelho de reuso',
    description:
      'smartphone ou tablet mostra a estimativa de CO₂e do reuso, com o fator e a fonte de pages/lot.yaml. Só para aparelhos que voltam ao uso.',
  }),
}
