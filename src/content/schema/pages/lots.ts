import { LOT_DOCUMENTS, REUSE_DEVICES } from '../../vocabulary'
import { choice, each, icon, line, link, list, object, objects, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'
import { amount, number, whole } from '../values'
import { z } from 'zod'

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
    'Garantia, desistência, preço e entrega, e o que a nota do lote quer dizer. Aparecem na lista e na página de cada lote.',
    {
      icon: icon(),
      title: line(40, 'Título', 'Até 40 letras. Exemplo: Garantia.'),
      text: prose(320, 'Texto', 'O que vale para quem compra'),
    },
  ),
  closing: sectionHeading('Faixa final'),
})

const gradeStep = (letter: string) =>
  object(`Nota ${letter}`, `O que quer dizer a nota ${letter}.`, {
    title: line(40, 'Nome', 'O que a letra quer dizer'),
    text: line(140, 'Explicação', 'Como a equipe decide por esta nota'),
  })
const gradeScale = (title: string) =>
  object(title, 'O que quer dizer cada letra, a mesma escala em todos os lotes.', {
    ...each(gradeStep, { A: 'A', B: 'B', C: 'C', D: 'D' }),
  })

const document = (title: string) =>
  object(title, 'Nome e texto, iguais em todos os lotes que o trazem.', {
    title: line(40, 'Nome', 'Nome do documento'),
    text: prose(240, 'Texto', 'O que o comprador recebe'),
  })

/** A fact that holds for all lots: the value, and a small line under it. */
const shared = (title: string, example: string) =>
  object(title, 'Vale para todos os lotes que não dizem outra coisa.', {
    value: line(80, 'Valor', `Até 80 letras. Exemplo: ${example}.`),
    note: line(80, 'Detalhe', 'Linha menor abaixo do valor').optional(),
  })

/** Texts that all lot pages share. */
export const lotPageSchema = object(
  'Página de um lote',
  'O que é igual em todas as páginas de lote.',
  {
    soldStaysDays: whole(0, 365, 'Dias do vendido na lista', 'Depois fica só a página dele.'),
    purchase: object('Compra', 'Linhas abaixo do preço e das fotos.', {
      priceNote: line(120, 'Abaixo do preço', 'O que o preço inclui'),
      photoNote: line(120, 'Abaixo das fotos', 'Como pedir fotos do próprio lote'),
    }),
    offers: object(
      'Propostas',
      'Quem quer pagar menos faz uma proposta. Sem esta parte nenhum lote as recebe.',
      {
        minPercent: number(1, 99, 'Menor proposta (%)', 'Em % do preço: 80 é 80%.'),
        validDays: whole(1, 60, 'Validade (dias úteis)', 'Por quantos dias úteis a proposta vale.'),
        rules: list(0, 4, 'Outras regras', 'Até 4 regras.', line(90, 'Regra', 'O que vale')),
      },
    ).optional(),
    grades: object('Notas', 'A escala de A a D e sua explicação.', {
      ...each(gradeScale, { functional: 'Nota funcional', cosmetic: 'Nota estética' }),
    }),
    difference: prose(240, 'Diferença na carga', 'Até quando quem comprou pode avisar'),
    delivery: object('Retirada e frete', 'O que vale para todos os lotes.', {
      hours: shared('Horário de retirada', 'Segunda a sexta, 8h às 17h'),
      deadline: shared('Prazo de retirada', '5 dias úteis após o pagamento'),
      cost: shared('Custo da retirada', 'Sem custo'),
      payer: shared('Quem paga o frete', 'O comprador'),
    }),
    documents: object('Documentos', 'O que pode vir com um lote.', {
      'nota-fiscal': document('Nota fiscal'),
      laudo: document('Laudo de apagamento'),
      garantia: document('Garantia'),
    }),
    defaultDocuments: list(
      1,
      LOT_DOCUMENTS.length,
      'Documentos de todo lote',
      'O que acompanha um lote que não diz outra coisa.',
      z.enum(LOT_DOCUMENTS),
    ),
    related: sectionHeading('Lotes parecidos'),
    sold: object('Lote vendido', 'Textos que a página mostra depois da venda.', {
      title: line(90, 'Título', 'Diz que o lote foi vendido'),
      text: prose(240, 'Texto', 'Por que a página ficou no ar'),
      ...each(sectionHeading, { alternatives: 'Alternativas', closing: 'Faixa final' }),
    }),
    impact: object('Reuso', 'Estimativa de CO₂e evitado; aparece só no lote que tem reuseDevice.', {
      factors: objects(
        0,
        REUSE_DEVICES.length,
        'Fatores',
        'Um por aparelho. Sem fonte não há fator.',
        {
          device: choice(REUSE_DEVICES, 'Aparelho', 'smartphone ou tablet.'),
          minKg: amount(10_000, 'Mínimo (kg de CO₂e)', 'Menor valor da fonte por aparelho.'),
          maxKg: amount(10_000, 'Máximo (kg de CO₂e)', 'Maior valor da fonte por aparelho.'),
          source: line(120, 'Fonte', 'Quem publicou o fator'),
          sourceUrl: link('Endereço da fonte', 'Como https://exemplo.org.').optional(),
          conditions: prose(240, 'Condições', 'Região e hipóteses do fator'),
        },
      ),
    }),
  },
)
