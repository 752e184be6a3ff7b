import {
  DISCARDERS,
  DISCARD_KINDS,
  LIST_DATA,
  LIST_RESULTS,
  PAPER_NEEDS,
  STATES,
} from '../../vocabulary'
import {
  choice,
  each,
  farLink,
  label,
  line,
  link,
  list,
  object,
  objects,
  photo,
  prose,
  withPlaces,
} from '../fields'
import { sectionHeading, seo, textLink } from '../page-parts'
import { amount, whole } from '../values'

export const servicesPageSchema = object('Página de serviços', 'Textos de /servicos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  headerPhoto: photo('Foto da abertura', 'Ao lado do título.'),
  facts: object('Quem paga quem', 'Fatos abaixo da abertura.', {
    title: label('Título'),
    items: objects(1, 6, 'Fatos', 'De 1 a 6: quem paga, a coleta, aonde ir.', {
      title: line(60, 'Título', 'O fato', 'Sucata: nós pagamos'),
      text: prose(140, 'Texto', 'Uma frase'),
      link: textLink().optional(),
    }),
  }),
  services: sectionHeading('Serviços principais'),
  few: object('Pessoa física', 'Onde uma pessoa entrega poucos aparelhos.', {
    heading: sectionHeading('Título'),
    photo: photo('Foto', 'Ao lado do texto.'),
    point: object('Ponto de coleta', 'Pontos públicos da logística reversa.', {
      title: label('Título'),
      text: prose(160, 'Texto', 'O que o ponto recebe'),
      href: farLink('Localizador', 'Página que acha o ponto mais perto.'),
    }),
    yard: object('Galpão', 'Endereço e horário vêm de company.yaml.', {
      title: label('Título'),
      text: line(120, 'Depois do horário', 'O que levar'),
    }),
    notes: objects(1, 4, 'Antes de levar', 'De 1 a 4 frases, cada uma com um link.', {
      text: line(120, 'Frase'),
      link: textLink(),
    }),
  }),
  integrations: sectionHeading('Integrações'),
  process: sectionHeading('Processo'),
  certifications: sectionHeading('Certificações'),
  closing: sectionHeading('Faixa final'),
  afterRequest: list(2, 4, 'Depois do pedido', 'De 2 a 4 passos.', line(120, 'Passo', 'Um passo')),
})

/** No row without a source: the site never states by itself what the law or a standard demands. */
const source = () =>
  object('Fonte', 'De onde vem o que a linha diz; sem fonte a linha não entra.', {
    name: line(140, 'Fonte', 'Norma ou lei, com número e ano', 'Portaria MMA 280/2020'),
    url: link('Endereço da fonte', 'Onde ler, com https. Pode faltar.').optional(),
  })

/** The three methods of the standard, from the lightest to the strongest. */
const METHODS = { clear: 'Limpar', purge: 'Purgar', destroy: 'Destruir' }
const how = (title: string) =>
  prose(240, title, 'Como se faz com esta mídia, em uma ou duas frases')
const method = (title: string) =>
  object(title, 'Um dos três métodos da norma.', {
    name: label('Nome', 'Exemplo: Purgar (Purge).'),
    text: line(140, 'Para quê', 'Para qual mídia, e contra o que protege'),
  })
const advice = () =>
  prose(300, 'Consulte', 'Lembra que a tabela não substitui quem responde por ela')
/** The two tables of /servicos: which method for which medium, which document for which discard. */
export const serviceTablesSchema = object(
  'Tabelas de /servicos',
  'Qual método para qual mídia, qual documento para qual descarte.',
  {
    heading: sectionHeading('Abertura'),
    media: object('Mídias', 'Qual método para qual mídia.', {
      title: line(60, 'Título'),
      methods: object('Métodos', 'Os três métodos da norma, do mais leve ao mais forte.', {
        ...each(method, METHODS),
      }),
      rows: list(
        1,
        12,
        'Mídias',
        'De 1 a 12 tipos de mídia.',
        object('Mídia', 'Um tipo de mídia e seus três métodos.', {
          name: label('Mídia', 'Exemplo: SSD e NVMe.'),
          ...each(how, METHODS),
          report: prose(240, 'Laudo', 'O que o laudo entregue traz'),
          source: source(),
        }),
      ),
      advice: advice(),
    }),
    papers: object('Documentos', 'Quais documentos para qual descarte.', {
      title: line(60, 'Título'),
      rows: list(
        1,
        12,
        'Documentos',
        'De 1 a 12 documentos.',
        object('Documento', 'Um documento e quem precisa dele.', {
          name: label('Documento', 'Exemplo: MTR.'),
          what: prose(240, 'O que é', 'Para que serve e quem emite'),
          when: prose(240, 'Quando', 'Quando é preciso'),
          who: list(1, 2, 'Quem', 'Um ou os dois.', choice(DISCARDERS, 'Quem', 'Um da lista.')),
          states: list(
            1,
            27,
            'Estados',
            'Sem a linha, todos.',
            choice(STATES, 'Estado', 'Sigla, como SP.'),
          ).optional(),
          kinds: list(
            1,
            3,
            'Tipos',
            'Sem a linha, todos.',
            choice(DISCARD_KINDS, 'Tipo', 'Um da lista.'),
          ).optional(),
          source: source(),
        }),
      ),
      advice: advice(),
    }),
  },
)

const result = (title: string) =>
  object(title, 'Palavra na tabela, título do grupo e o que vale para ele.', {
    word: label('Palavra', 'Palavra curta na tabela e no total.'),
    title: line(60, 'Título do grupo'),
    text: line(120, 'Frase do grupo', 'Quem paga, ou o que acontece'),
  })

/** /servicos/inventario: a company's list of devices becomes a request. */
export const inventoryPageSchema = object(
  'Página da lista de equipamentos',
  'Textos e regras de /servicos/inventario: o que compramos, aceitamos e não aceitamos.',
  {
    seo: seo(),
    title: line(70, 'Título'),
    text: prose(240, 'Frase de apoio', 'O que a página faz com a planilha'),
    noScript: prose(200, 'Sem JavaScript', 'O que fazer; o e-mail entra no fim'),
    steps: list(1, 6, 'Passos', 'O que acontece com a planilha.', line(160, 'Passo')),
    results: object('Resultados', 'O que fazemos com cada espécie.', {
      compramos: result('Compramos'),
      aceitamos: result('Aceitamos'),
      recusamos: result('Não aceitamos'),
    }),
    data: object('Dados', 'Se a espécie guarda dados.', {
      ...each(label, { sim: 'Guarda dados', talvez: 'Talvez guarde', não: 'Não guarda' }),
    }),
    kinds: objects(
      1,
      80,
      'Espécies',
      'O que reconhecemos na lista, pelo nome ou por outra palavra.',
      {
        name: line(40, 'Nome', 'Como a página mostra'),
        words: list(0, 30, 'Outras palavras', 'Como as listas dizem.', line(40, 'Palavra')),
        result: choice(LIST_RESULTS, 'Resultado', 'compramos, aceitamos ou recusamos.'),
        data: choice(LIST_DATA, 'Dados', 'sim, talvez ou não: se guarda dados de quem usou.'),
        kg: amount(500, 'Peso (kg)', 'Peso aproximado de um aparelho, em quilos, como 2.2.'),
      },
    ),
    needs: object('Documentos e coleta', 'O que a carga pede, ao lado da resposta.', {
      freeFromKg: whole(1, 100_000, 'Coleta grátis a partir de (kg)', 'Em quilos inteiros.'),
      free: prose(160, 'Coleta grátis', 'Acima desse peso'),
      paid: prose(160, 'Coleta com orçamento', 'Abaixo desse peso'),
      papers: objects(1, 8, 'Documentos', 'Documentos que acompanham a carga.', {
        name: label('Nome'),
        need: choice(PAPER_NEEDS, 'Quando', 'Sempre, se há dados ou o que compramos.'),
        note: label('Nota', 'Poucas palavras ao lado do nome.'),
        text: line(160, 'Texto', 'Para que serve'),
      }),
    }),
    request: object('Mensagem', 'A linha de cada grupo na mensagem.', {
      line: withPlaces(['quantidade', 'item', 'resultado', 'dados'], 120, 'Linha de um grupo'),
      unknownLine: withPlaces(['quantidade'], 120, 'Linha do que não entendemos'),
    }),
  },
)
