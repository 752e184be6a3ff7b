import { z } from 'zod'
import { LOT_DOCUMENTS, REUSE_DEVICES } from '../../vocabulary'
import { label, line, link, prose, sectionHeading, withPlaces } from '../fields'

const sentence = (title: string, description: string) =>
  prose(240, { title, description: `${description}, até 240 letras.` })

const gradeStep = (letter: string) =>
  z
    .strictObject({
      title: line(40, { title: 'Nome', description: 'O que a letra quer dizer, até 40 letras.' }),
      text: line(140, {
        title: 'Explicação',
        description: 'Como a equipe decide por esta nota, até 140 letras.',
      }),
    })
    .meta({ title: `Nota ${letter}`, description: `O que quer dizer a nota ${letter}.` })
const gradeScale = (title: string) =>
  z
    .strictObject({
      title: label('Nome da nota'),
      A: gradeStep('A'),
      B: gradeStep('B'),
      C: gradeStep('C'),
      D: gradeStep('D'),
    })
    .meta({
      title,
      description: 'Nome da nota e o que quer dizer cada letra, a mesma escala em todos os lotes.',
    })

const document = (title: string) =>
  z
    .strictObject({
      title: line(40, { title: 'Nome', description: 'Nome do documento, até 40 letras.' }),
      text: sentence('Texto', 'O que o comprador recebe'),
    })
    .meta({ title, description: 'Nome e texto, iguais em todos os lotes que o trazem.' })

/** A fact that holds for all lots: the value, and a small line under it. */
const shared = (title: string, example: string) =>
  z
    .strictObject({
      value: line(80, { title: 'Valor', description: `Até 80 letras. Exemplo: ${example}.` }),
      note: line(80, {
        title: 'Detalhe',
        description: 'Linha menor abaixo do valor, até 80 letras.',
      }).optional(),
    })
    .meta({ title, description: 'Vale para todos os lotes que não dizem outra coisa.' })

/** What all lot pages share. */
export const lotPageSchema = z
  .strictObject({
    soldStaysDays: z.int().min(0).max(365).meta({
      title: 'Dias do vendido na lista',
      description:
        'Por quantos dias um lote vendido ainda aparece na lista e nos buscadores, de 0 a 365. A página dele fica.',
    }),
    purchase: z
      .strictObject({
        codeLabel: label('Antes do código', 'Exemplo: Lote.'),
        updatedLabel: label('Antes do dia da conferência', 'Exemplo: atualizado em.'),
        reservedUntilLabel: label('Antes do fim da reserva', 'Exemplo: até.'),
        soldOnLabel: label('Antes do dia da venda', 'Exemplo: Vendido em.'),
        originalPriceLabel: label(
          'Nome do preço riscado',
          'Exemplo: preço anterior. O dia, se houver, vem depois.',
        ),
        ratingLabel: line(80, {
          title: 'O que é a nota',
          description: 'De quem é a nota do cartão, até 80 letras.',
        }),
        priceNote: line(120, {
          title: 'Abaixo do preço',
          description: 'O que o preço inclui, até 120 letras.',
        }),
        photoNote: line(120, {
          title: 'Abaixo das fotos',
          description: 'Como pedir fotos do próprio lote, até 120 letras.',
        }),
        whatsappButton: label('Botão do WhatsApp'),
        shareButton: label('Botão de compartilhar'),
        copyButton: label('Botão de copiar o link'),
        copied: label('Depois de copiar'),
        notCopied: line(80, {
          title: 'Se não copiar',
          description: 'O endereço fica selecionado, até 80 letras.',
        }),
      })
      .meta({ title: 'Compra', description: 'Palavras em volta do preço e dos botões.' }),
    gallery: z
      .strictObject({
        closeButton: label('Botão de fechar'),
        previousButton: label('Botão da foto anterior'),
        nextButton: label('Botão da próxima foto'),
      })
      .meta({ title: 'Fotos', description: 'Botões das fotos.' }),
    grades: z
      .strictObject({
        heading: sectionHeading('Estado'),
        functional: gradeScale('Nota funcional'),
        cosmetic: gradeScale('Nota estética'),
        none: label('Nenhuma unidade', 'Exemplo: nenhuma.'),
        unit: label('Depois das unidades', 'Exemplo: un.'),
        common: label('Nota do lote', 'Ao lado da nota que o lote diz ter. Exemplo: a mais comum.'),
      })
      .meta({ title: 'Notas', description: 'A escala de A a D e sua explicação.' }),
    manifest: z
      .strictObject({
        heading: sectionHeading('Relação de itens'),
        soldTitle: line(90, {
          title: 'Título depois da venda',
          description: 'Título da seção no lote vendido, até 90 letras.',
        }),
        caption: line(120, {
          title: 'Nome da tabela',
          description: 'Para quem usa leitor de tela, até 120 letras.',
        }),
        filterLabel: label('Nome do filtro'),
        filterPlaceholder: label('Exemplo no filtro'),
        allLabel: label('Todas as notas'),
        downloadButton: label('Botão do arquivo CSV'),
        moreButton: label('Botão de mais linhas'),
        lineLabel: label('Coluna da linha', 'Exemplo: Linha.'),
        totalLabel: label('Nome do total'),
        inLabel: label('Entre total e linhas', 'Exemplo: em.'),
        rows: z
          .strictObject({
            one: label('Depois de 1', 'Exemplo: linha.'),
            many: label('Depois de outro número', 'Exemplo: linhas.'),
          })
          .meta({ title: 'Linhas', description: 'Palavras da contagem.' }),
        found: withPlaces(['linhas', 'todas'], 60, 'Linhas do filtro'),
        failed: withPlaces(['linhas'], 120, 'Relação incompleta'),
        emptyTitle: label('Filtro sem resultado'),
        emptyButton: label('Botão de limpar o filtro'),
      })
      .meta({ title: 'Relação de itens', description: 'Textos da tabela de itens.' }),
    delivery: z
      .strictObject({
        heading: sectionHeading('Retirada e frete'),
        pickupTitle: label('Retirada'),
        freightTitle: label('Frete'),
        labels: z
          .strictObject({
            city: label('Cidade'),
            hours: label('Horário'),
            deadline: label('Prazo'),
            cost: label('Custo'),
            weight: label('Peso total'),
            volumes: label('Volumes'),
            measures: label('Medidas'),
            payer: label('Quem paga'),
          })
          .meta({
            title: 'Nomes dos fatos',
            description: 'O nome de cada linha da ficha de retirada e frete.',
          }),
        volumes: z
          .strictObject({
            one: label('Depois de 1', 'Exemplo: volume.'),
            many: label('Depois de outro número', 'Exemplo: volumes.'),
          })
          .meta({ title: 'Volumes', description: 'Palavras da contagem.' }),
        totalLabel: label('Depois dos metros cúbicos', 'Exemplo: no total.'),
        hours: shared('Horário de retirada', 'Segunda a sexta, 8h às 17h'),
        deadline: shared('Prazo de retirada', '5 dias úteis após o pagamento'),
        cost: shared('Custo da retirada', 'Sem custo'),
        payer: shared('Quem paga o frete', 'O comprador'),
      })
      .meta({ title: 'Retirada e frete', description: 'Textos e o que vale para todos os lotes.' }),
    documents: z
      .strictObject({
        heading: sectionHeading('Documentos'),
        'nota-fiscal': document('Nota fiscal'),
        laudo: document('Laudo de apagamento'),
        garantia: document('Garantia'),
      })
      .meta({ title: 'Documentos', description: 'O que pode vir com um lote.' }),
    defaultDocuments: z.array(z.enum(LOT_DOCUMENTS)).min(1).max(LOT_DOCUMENTS.length).meta({
      title: 'Documentos de todo lote',
      description: 'O que acompanha um lote que não diz outra coisa: nota-fiscal, laudo, garantia.',
    }),
    questions: sectionHeading('Perguntas'),
    related: sectionHeading('Lotes parecidos'),
    sold: z
      .strictObject({
        priceLabel: label('Antes do preço de venda', 'Exemplo: Saiu por.'),
        title: line(90, {
          title: 'Título',
          description: 'Diz que o lote foi vendido, até 90 letras.',
        }),
        text: sentence('Texto', 'Por que a página ficou no ar'),
        categoryButton: label('Botão da categoria'),
        alertButton: label('Botão de aviso pelo WhatsApp'),
        alternatives: sectionHeading('Alternativas'),
        closing: sectionHeading('Faixa final'),
        closingButton: label('Botão da faixa final'),
      })
      .meta({ title: 'Lote vendido', description: 'Textos que a página mostra depois da venda.' }),
    impact: z
      .strictObject({
        heading: sectionHeading('Reuso'),
        sentence: withPlaces(['peso', 'unidades'], 120, 'Frase'),
        units: z
          .strictObject({
            one: label('Depois de 1', 'Exemplo: unidade.'),
            many: label('Depois de outro número', 'Exemplo: unidades.'),
          })
          .meta({ title: 'Unidades', description: 'Palavras da contagem.' }),
        sourceLabel: label('Antes da fonte', 'Exemplo: Fonte.'),
        factors: z
          .array(
            z.strictObject({
              device: z
                .enum(REUSE_DEVICES)
                .meta({ title: 'Aparelho', description: 'smartphone ou tablet.' }),
              minKg: z.number().positive().max(10_000).meta({
                title: 'Mínimo (kg de CO₂e)',
                description: 'Menor valor da fonte por aparelho, em quilos.',
              }),
              maxKg: z.number().positive().max(10_000).meta({
                title: 'Máximo (kg de CO₂e)',
                description:
                  'Maior valor da fonte por aparelho; igual ao mínimo quando ela dá só um.',
              }),
              source: line(120, {
                title: 'Fonte',
                description: 'Quem publicou o fator, até 120 letras.',
              }),
              sourceUrl: link({
                title: 'Endereço da fonte',
                description: 'Onde ler a fonte, como https://exemplo.org.',
              }).optional(),
              conditions: prose(240, {
                title: 'Condições',
                description: 'Região e hipóteses do fator, até 240 letras.',
              }),
            }),
          )
          .max(REUSE_DEVICES.length)
          .meta({ title: 'Fatores', description: 'Um por aparelho. Sem fonte não há fator.' }),
      })
      .meta({
        title: 'Reuso',
        description: 'Estimativa de CO₂e evitado; aparece só no lote que tem reuseDevice.',
      }),
    compare: z
      .strictObject({
        heading: sectionHeading('Comparação'),
        groups: z
          .strictObject({
            price: label('Preço'),
            configuration: label('Configuração'),
            state: label('Estado'),
            delivery: label('Retirada e frete'),
            documents: label('Documentos'),
          })
          .meta({ title: 'Grupos', description: 'Os grupos de linhas da tabela.' }),
        rows: z
          .strictObject({
            unitPrice: label('Preço por unidade'),
            price: label('Preço do lote'),
            discount: label('Desconto'),
            units: label('Unidades'),
            processor: label('Processador'),
            memory: label('Memória'),
            storage: label('Armazenamento'),
            screen: label('Tela'),
            ports: label('Conexões'),
            battery: label('Bateria'),
            power: label('Fonte ou carregador'),
            updatedOn: label('Atualizado em'),
          })
          .meta({
            title: 'Linhas',
            description: 'O nome de cada linha que não tem nome em outra parte deste arquivo.',
          }),
        best: z
          .strictObject({
            unitPrice: label('Menor preço por unidade'),
            price: label('Menor preço do lote'),
            functional: label('Melhor nota funcional'),
            cosmetic: label('Melhor nota estética'),
          })
          .meta({
            title: 'Destaques',
            description: 'A frase de cada lote que ganha em alguma coisa.',
          }),
        lowest: label('Abaixo do menor valor', 'Exemplo: o menor.'),
        highest: label('Abaixo da melhor nota', 'Exemplo: a melhor.'),
        yes: label('Vem junto', 'Exemplo: Sim.'),
        no: label('Não vem', 'Exemplo: Não.'),
        unknown: label('Não informado', 'Exemplo: Não informado.'),
        differencesLabel: label('Só as diferenças'),
        addButton: label('Incluir outro'),
        legend: line(80, {
          title: 'Legenda',
          description: 'O que marca uma linha em que os lotes diferem, até 80 letras.',
        }),
        empty: line(160, {
          title: 'Sem lotes',
          description: 'O que fazer quando nenhum lote foi escolhido, até 160 letras.',
        }),
        one: line(160, {
          title: 'Um lote só',
          description: 'O que fazer quando só um foi escolhido, até 160 letras.',
        }),
        missing: withPlaces(['lotes'], 160, 'Lotes que não existem'),
        tooMany: withPlaces(['lotes'], 160, 'Mais de quatro lotes'),
        listButton: label('Botão da lista'),
        noScript: line(160, {
          title: 'Sem JavaScript',
          description: 'Frase para quem não tem JavaScript, até 160 letras.',
        }),
        failed: label('Não carregou'),
        note: line(160, { title: 'Nota', description: 'Abaixo da tabela, até 160 letras.' }),
      })
      .meta({ title: 'Comparação', description: 'Textos de /lotes-informatica/comparar.' }),
  })
  .meta({
    title: 'Página de um lote',
    description: 'O que é igual em todas as páginas de lote e na comparação.',
  })

export type LotPage = z.infer<typeof lotPageSchema>
