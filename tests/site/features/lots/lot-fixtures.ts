import type { Freight } from '../../../../src/content/schema/freight'
import type { LotDetails, LotPageView, LotsPageView, LotView } from '../../../../src/content/views'

/** Lots and texts of the tests' own. */

export const lotView = (slug: string, own: Partial<LotView> = {}): LotView => ({
  slug,
  title: `Lote ${slug}`,
  category: 'notebook',
  price: 1000,
  originalPrice: 2000,
  description: 'Testado.',
  specs: ['8 GB'],
  condition: 'Usado',
  rating: 4,
  ...own,
})

export const lotDetails = (slug: string, own: Partial<LotDetails> = {}): LotDetails => ({
  ...lotView(slug),
  photos: [],
  card: { url: `/fotos/cartoes/lote-${slug}.jpg`, alt: slug },
  related: [],
  ...own,
})

const heading = { label: 'Etiqueta', title: 'Título' }
const step = { title: 'Nome', text: 'Texto' }
const scale = (title: string) => ({ title, A: step, B: step, C: step, D: step })
const document = (title: string) => ({ title, text: 'Texto.' })

export const list: Pick<LotsPageView, 'statuses' | 'card'> = {
  card: {
    buyButton: 'Comprar Lote',
    illustrativeNote: 'Imagem ilustrativa',
    conditionLabel: 'Estado',
    perUnit: 'por unidade',
    codeLabel: 'Código',
    soldLabel: 'vendido por',
    reservedUntilLabel: 'até',
    soldOnLabel: 'em',
    enteredLabel: 'à venda desde',
    functionalLabel: 'Funcional',
    cosmeticLabel: 'Estética',
    reservedButton: 'Quero ser avisado',
    viewLink: 'Ver o lote',
  },
  statuses: { disponível: 'Disponível', reservado: 'Reservado', vendido: 'Vendido' },
}

export const texts: Pick<
  LotPageView,
  'purchase' | 'grades' | 'delivery' | 'documents' | 'defaultDocuments' | 'compare'
> & { freight: Pick<Freight['texts'], 'deliveredLabel' | 'unitRow' | 'freightRow'> } = {
  freight: { deliveredLabel: 'Entregue', unitRow: 'Por unidade', freightRow: 'Frete' },
  purchase: {
    updatedLabel: 'atualizado em',
    originalPriceLabel: 'preço anterior',
    priceNote: 'À vista.',
    photoNote: 'Peça fotos.',
    whatsappButton: 'Perguntar',
    shareButton: 'Compartilhar',
    copyButton: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'Não copiado.',
  },
  grades: {
    title: 'Estado',
    answer: 'Funcionam {boas} de {todas}',
    functional: scale('Funcional'),
    cosmetic: scale('Estética'),
    none: 'nenhuma',
    unit: 'un.',
    common: 'a mais comum',
  },
  delivery: {
    title: 'Retirada',
    pickupTitle: 'Retirada',
    freightTitle: 'Frete',
    labels: {
      city: 'Cidade',
      hours: 'Horário',
      deadline: 'Prazo',
      cost: 'Custo',
      weight: 'Peso total',
      volumes: 'Volumes',
      measures: 'Medidas',
      payer: 'Quem paga',
    },
    volumes: { one: 'volume', many: 'volumes' },
    totalLabel: 'no total',
    hours: { value: '8h às 17h' },
    deadline: { value: '5 dias' },
    cost: { value: 'Sem custo' },
    payer: { value: 'O comprador' },
  },
  documents: {
    title: 'Documentos',
    'nota-fiscal': document('Nota fiscal'),
    laudo: document('Laudo'),
    garantia: document('Garantia'),
  },
  defaultDocuments: ['nota-fiscal'],
  compare: {
    heading,
    groups: {
      price: 'Preço',
      configuration: 'Configuração',
      state: 'Estado',
      delivery: 'Retirada',
      documents: 'Documentos',
    },
    rows: {
      unitPrice: 'Por unidade',
      price: 'Preço do lote',
      discount: 'Desconto',
      units: 'Unidades',
      processor: 'Processador',
      memory: 'Memória',
      storage: 'Armazenamento',
      screen: 'Tela',
      ports: 'Conexões',
      battery: 'Bateria',
      power: 'Fonte',
      updatedOn: 'Atualizado em',
    },
    lowest: 'o menor',
    highest: 'a melhor',
    yes: 'Sim',
    no: 'Não',
    unknown: 'Não informado',
    differencesLabel: 'Só diferenças',
    addButton: 'Incluir',
    legend: 'Difere',
    empty: 'Nenhum.',
    one: 'Um só.',
    missing: 'Não achamos: {lotes}.',
    tooMany: 'Ficou de fora: {lotes}.',
    listButton: 'Lista',
    noScript: 'Sem JavaScript.',
    failed: 'Não carregou.',
    note: 'Nota.',
  },
}
