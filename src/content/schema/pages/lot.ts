import { z } from 'zod'
import { LOT_DOCUMENTS, REUSE_DEVICES } from '../../vocabulary'
import {
  choice,
  counted,
  label,
  line,
  link,
  list,
  object,
  objects,
  prose,
  withPlaces,
} from '../fields'
import { offersSchema } from './lot-offers'
import { sectionHeading } from '../page-parts'
import { amount, whole } from '../values'

const gradeStep = (letter: string) =>
  object(`Nota ${letter}`, `O que quer dizer a nota ${letter}.`, {
    title: line(40, 'Nome', 'O que a letra quer dizer'),
    text: line(140, 'Explicação', 'Como a equipe decide por esta nota'),
  })
const gradeScale = (title: string) =>
  object(title, 'Nome da nota e o que quer dizer cada letra, a mesma escala em todos os lotes.', {
    title: label('Nome da nota'),
    A: gradeStep('A'),
    B: gradeStep('B'),
    C: gradeStep('C'),
    D: gradeStep('D'),
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
    soldStaysDays: whole(
      0,
      365,
      'Dias do vendido na lista',
      'Por quantos dias um lote vendido ainda aparece na lista e nos buscadores, de 0 a 365. A página dele fica.',
    ),
    purchase: object('Compra', 'Palavras em volta do preço e dos botões.', {
      updatedLabel: label('Antes do dia da conferência', 'Exemplo: atualizado em.'),
      originalPriceLabel: label(
        'Nome do preço riscado',
        'Exemplo: preço anterior. O dia, se houver, vem depois.',
      ),
      priceNote: line(120, 'Abaixo do preço', 'O que o preço inclui'),
      photoNote: line(120, 'Abaixo das fotos', 'Como pedir fotos do próprio lote'),
      whatsappButton: label('Botão do WhatsApp'),
      shareButton: label('Botão de compartilhar'),
      copied: label('Depois de copiar'),
      notCopied: line(80, 'Se não copiar', 'O endereço fica selecionado'),
    }),
    offers: offersSchema.optional(),
    gallery: object('Fotos', 'Botões das fotos.', {
      closeButton: label('Botão de fechar'),
      previousButton: label('Botão da foto anterior'),
      nextButton: label('Botão da próxima foto'),
    }),
    grades: object('Notas', 'A escala de A a D e sua explicação.', {
      title: label('Título da seção', 'Exemplo: Estado.'),
      answer: withPlaces(['boas', 'todas'], 80, 'Resposta da seção fechada'),
      functional: gradeScale('Nota funcional'),
      cosmetic: gradeScale('Nota estética'),
      none: label('Nenhuma unidade', 'Exemplo: nenhuma.'),
      unit: label('Depois das unidades', 'Exemplo: un.'),
      common: label('Nota do lote', 'Ao lado da nota que o lote diz ter. Exemplo: a mais comum.'),
    }),
    itemList: object('Relação de itens', 'Textos da tabela de itens.', {
      title: label('Título da seção', 'Exemplo: Relação de itens.'),
      answer: withPlaces(['unidades', 'linhas'], 80, 'Resposta da seção fechada'),
      caption: line(120, 'Nome da tabela', 'Para quem usa leitor de tela'),
      filterLabel: label('Nome do filtro'),
      filterPlaceholder: label('Exemplo no filtro'),
      allLabel: label('Todas as notas'),
      downloadButton: label('Botão do arquivo CSV'),
      moreButton: label('Botão de mais linhas'),
      lineLabel: label('Coluna da linha', 'Exemplo: Linha.'),
      totalLabel: label('Nome do total'),
      inLabel: label('Entre total e linhas', 'Exemplo: em.'),
      rows: counted('Linhas', 'linha', 'linhas'),
      found: withPlaces(['linhas', 'todas'], 60, 'Linhas do filtro'),
      failed: withPlaces(['linhas'], 120, 'Relação incompleta'),
      emptyTitle: label('Filtro sem resultado'),
      emptyButton: label('Botão de limpar o filtro'),
    }),
    difference: object('Diferença na carga', 'Abaixo da relação de itens, para quem comprou.', {
      text: prose(240, 'Explicação', 'Até quando avisar'),
      button: label('Botão da mensagem'),
    }),
    delivery: object('Retirada e frete', 'Textos e o que vale para todos os lotes.', {
      title: label('Título da seção', 'Exemplo: Retirada e frete.'),
      pickupTitle: label('Retirada'),
      freightTitle: label('Frete'),
      labels: object('Nomes dos fatos', 'O nome de cada linha da ficha de retirada e frete.', {
        city: label('Cidade'),
        hours: label('Horário'),
        deadline: label('Prazo'),
        cost: label('Custo'),
        weight: label('Peso total'),
        volumes: label('Volumes'),
        measures: label('Medidas'),
        payer: label('Quem paga'),
      }),
      volumes: counted('Volumes', 'volume', 'volumes'),
      totalLabel: label('Depois dos metros cúbicos', 'Exemplo: no total.'),
      hours: shared('Horário de retirada', 'Segunda a sexta, 8h às 17h'),
      deadline: shared('Prazo de retirada', '5 dias úteis após o pagamento'),
      cost: shared('Custo da retirada', 'Sem custo'),
      payer: shared('Quem paga o frete', 'O comprador'),
    }),
    documents: object('Documentos', 'O que pode vir com um lote.', {
      title: label('Título da seção', 'Exemplo: Documentos.'),
      'nota-fiscal': document('Nota fiscal'),
      laudo: document('Laudo de apagamento'),
      garantia: document('Garantia'),
    }),
    defaultDocuments: list(
      1,
      LOT_DOCUMENTS.length,
      'Documentos de todo lote',
      'O que acompanha um lote que não diz outra coisa: nota-fiscal, laudo, garantia.',
      z.enum(LOT_DOCUMENTS),
    ),
    questions: object('Perguntas', 'Título e resposta da seção fechada.', {
      title: label('Título da seção', 'Exemplo: Perguntas.'),
      answers: counted('Respostas', 'resposta sobre este lote', 'respostas sobre este lote'),
    }),
    related: sectionHeading('Lotes parecidos'),
    sold: object('Lote vendido', 'Textos que a página mostra depois da venda.', {
      priceLabel: label('Antes do preço de venda', 'Exemplo: Saiu por.'),
      title: line(90, 'Título', 'Diz que o lote foi vendido'),
      text: prose(240, 'Texto', 'Por que a página ficou no ar'),
      categoryButton: label('Botão da categoria'),
      alertButton: label('Botão de aviso pelo WhatsApp'),
      alternatives: sectionHeading('Alternativas'),
      closing: sectionHeading('Faixa final'),
      closingButton: label('Botão da faixa final'),
    }),
    impact: object('Reuso', 'Estimativa de CO₂e evitado; aparece só no lote que tem reuseDevice.', {
      title: label('Título da seção', 'Exemplo: Reuso.'),
      sentence: withPlaces(['peso', 'unidades'], 120, 'Frase'),
      units: counted('Unidades', 'unidade', 'unidades'),
      sourceLabel: label('Antes da fonte', 'Exemplo: Fonte.'),
      factors: objects(
        0,
        REUSE_DEVICES.length,
        'Fatores',
        'Um por aparelho. Sem fonte não há fator.',
        {
          device: choice(REUSE_DEVICES, 'Aparelho', 'smartphone ou tablet.'),
          minKg: amount(
            10_000,
            'Mínimo (kg de CO₂e)',
            'Menor valor da fonte por aparelho, em quilos.',
          ),
          maxKg: amount(
            10_000,
            'Máximo (kg de CO₂e)',
            'Maior valor da fonte por aparelho; igual ao mínimo quando ela dá só um.',
          ),
          source: line(120, 'Fonte', 'Quem publicou o fator'),
          sourceUrl: link(
            'Endereço da fonte',
            'Onde ler a fonte, como https://exemplo.org.',
          ).optional(),
          conditions: prose(240, 'Condições', 'Região e hipóteses do fator'),
        },
      ),
    }),
  },
)
