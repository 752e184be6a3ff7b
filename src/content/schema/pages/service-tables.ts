import { choice, label, line, link, list, object, prose } from '../fields'
import { sectionHeading } from '../page-parts'
import { DISCARD_KINDS, DISCARDERS, STATES } from '../../vocabulary'

/** No row without a source: the site never states by itself what the law or a standard demands. */
const source = () =>
  object('Fonte', 'De onde vem o que a linha diz; sem fonte a linha não entra.', {
    name: line(140, 'Fonte', 'Norma ou lei, com número e ano', 'Portaria MMA 280/2020'),
    url: link('Endereço da fonte', 'Onde ler, com https. Pode faltar.').optional(),
  })

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
        clear: method('Limpar'),
        purge: method('Purgar'),
        destroy: method('Destruir'),
      }),
      rows: list(
        1,
        12,
        'Mídias',
        'De 1 a 12 tipos de mídia.',
        object('Mídia', 'Um tipo de mídia e seus três métodos.', {
          name: label('Mídia', 'Exemplo: SSD e NVMe.'),
          clear: how('Limpar'),
          purge: how('Purgar'),
          destroy: how('Destruir'),
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
          who: list(
            1,
            2,
            'Quem',
            'Quem precisa: empresa, pessoa ou os dois.',
            choice(DISCARDERS, 'Quem', 'empresa ou pessoa.'),
          ),
          states: list(
            1,
            27,
            'Estados',
            'Só nestes estados; sem a linha vale em todos.',
            choice(STATES, 'Estado', 'Sigla, como SP.'),
          ).optional(),
          kinds: list(
            1,
            3,
            'Tipos',
            'Só para estes tipos; sem a linha vale para todos.',
            choice(DISCARD_KINDS, 'Tipo', 'equipamento, bateria ou sucata.'),
          ).optional(),
          source: source(),
        }),
      ),
      advice: advice(),
    }),
  },
)
