import { z } from 'zod'
import { label, line, link, prose, sectionHeading, withPlaces } from '../fields'
import { DISCARD_KINDS, DISCARDERS, MEDIUM_FATES, STATES } from '../../vocabulary'

/** No row without a source: what the law or a standard asks for is never the site's own word. */
const source = () =>
  z
    .strictObject({
      name: line(140, {
        title: 'Fonte',
        description:
          'Norma ou lei, com número e ano, até 140 letras. Exemplo: Portaria MMA 280/2020.',
      }),
      url: link({
        title: 'Endereço da fonte',
        description: 'Onde ler, com https. Pode faltar.',
      }).optional(),
    })
    .meta({
      title: 'Fonte',
      description: 'De onde vem o que a linha diz; sem fonte a linha não entra.',
    })

const how = (title: string) =>
  prose(240, {
    title,
    description: 'Como se faz com esta mídia, em uma ou duas frases, até 240 letras.',
  })
const method = (title: string) =>
  z
    .strictObject({
      name: label('Nome', 'Exemplo: Purgar (Purge).'),
      text: line(140, {
        title: 'O que garante',
        description: 'Contra o que protege, até 140 letras.',
      }),
    })
    .meta({ title, description: 'Um dos três métodos da norma.' })
const advice = () =>
  prose(300, {
    title: 'Consulte',
    description: 'Lembra que a resposta não substitui quem responde por ela, até 300 letras.',
  })
const request = () =>
  link({
    title: 'Pedido',
    description: 'O formulário que o botão abre, como /servicos?servico=nome-do-arquivo.',
  })
const words = <const Name extends string>(
  names: readonly Name[],
  title: string,
  description: string,
) =>
  // fromEntries forgets the names, which are those of the list.
  z
    .strictObject(
      Object.fromEntries(names.map((name) => [name, label(name)])) as Record<
        Name,
        ReturnType<typeof label>
      >,
    )
    .meta({ title, description })

/** The two aids of /servicos: which method for which medium, which document for which discard. */
export const serviceAidsSchema = z
  .strictObject({
    clearButton: label('Botão de limpar as respostas'),
    sourceLabel: label('Antes da fonte'),
    media: z
      .strictObject({
        heading: sectionHeading('Abertura'),
        mediumLabel: label('Pergunta da mídia'),
        mediumPlaceholder: label('Mídia não escolhida'),
        fateLabel: label('Pergunta do destino'),
        fatePlaceholder: label('Destino não escolhido'),
        fates: words(
          MEDIUM_FATES,
          'Destinos',
          'O que acontece com a mídia: fica pede Limpar, sai pede Purgar, fim pede Destruir.',
        ),
        methods: z
          .strictObject({
            clear: method('Limpar'),
            purge: method('Purgar'),
            destroy: method('Destruir'),
          })
          .meta({
            title: 'Métodos',
            description: 'Os três métodos da norma, do mais leve ao mais forte.',
          }),
        reportLabel: label('Antes do laudo'),
        rows: z
          .array(
            z
              .strictObject({
                slug: line(30, {
                  title: 'Nome no endereço',
                  description: 'Uma palavra sem acento, como ssd; fica em /servicos?midia=ssd.',
                }).regex(
                  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
                  'não serve em um endereço — use letras sem acento, algarismos e hífens',
                ),
                name: label('Mídia', 'Exemplo: SSD e NVMe.'),
                clear: how('Limpar'),
                purge: how('Purgar'),
                destroy: how('Destruir'),
                report: prose(240, {
                  title: 'Laudo',
                  description: 'O que o laudo entregue traz, até 240 letras.',
                }),
                source: source(),
              })
              .meta({ title: 'Mídia', description: 'Um tipo de mídia e seus três métodos.' }),
          )
          .min(1)
          .max(12)
          .meta({ title: 'Mídias', description: 'De 1 a 12 tipos de mídia.' }),
        answer: withPlaces(['midia', 'destino', 'metodo'], 140, 'Resposta'),
        requestButton: label('Botão do pedido'),
        request: request(),
        requestText: withPlaces(['midia', 'destino', 'metodo'], 240, 'Texto no pedido'),
        advice: advice(),
      })
      .meta({ title: 'Mídias', description: 'Qual método para qual mídia.' }),
    papers: z
      .strictObject({
        heading: sectionHeading('Abertura'),
        whoLabel: label('Pergunta de quem'),
        stateLabel: label('Pergunta do estado'),
        kindLabel: label('Pergunta do tipo'),
        anyLabel: label('Não escolhido', 'Exemplo: Qualquer.'),
        who: words(DISCARDERS, 'Quem descarta', 'Empresa ou pessoa.'),
        kinds: words(DISCARD_KINDS, 'Tipos', 'O que se descarta.'),
        whoColumn: label('Antes de quem precisa'),
        stateColumn: label('Antes do estado'),
        kindColumn: label('Antes do tipo'),
        everywhere: label('Em todos os estados'),
        rows: z
          .array(
            z
              .strictObject({
                name: label('Documento', 'Exemplo: MTR.'),
                what: prose(240, {
                  title: 'O que é',
                  description: 'Para que serve e quem emite, até 240 letras.',
                }),
                when: prose(240, {
                  title: 'Quando',
                  description: 'Quando é preciso, até 240 letras.',
                }),
                who: z
                  .array(
                    z.enum(DISCARDERS).meta({ title: 'Quem', description: 'empresa ou pessoa.' }),
                  )
                  .min(1)
                  .max(2)
                  .meta({
                    title: 'Quem',
                    description: 'Quem precisa: empresa, pessoa ou os dois.',
                  }),
                states: z
                  .array(z.enum(STATES).meta({ title: 'Estado', description: 'Sigla, como SP.' }))
                  .min(1)
                  .max(27)
                  .optional()
                  .meta({
                    title: 'Estados',
                    description: 'Só nestes estados; sem a linha vale em todos.',
                  }),
                kinds: z
                  .array(
                    z
                      .enum(DISCARD_KINDS)
                      .meta({ title: 'Tipo', description: 'equipamento, bateria ou sucata.' }),
                  )
                  .min(1)
                  .max(3)
                  .optional()
                  .meta({
                    title: 'Tipos',
                    description: 'Só para estes tipos; sem a linha vale para todos.',
                  }),
                source: source(),
              })
              .meta({ title: 'Documento', description: 'Um documento e quem precisa dele.' }),
          )
          .min(1)
          .max(12)
          .meta({ title: 'Documentos', description: 'De 1 a 12 documentos.' }),
        answer: withPlaces(['documentos'], 140, 'Resposta'),
        none: line(140, {
          title: 'Nenhum documento',
          description: 'Quando nenhuma linha vale para as respostas, até 140 letras.',
        }),
        requestButton: label('Botão do pedido'),
        request: request(),
        requestText: withPlaces(['quem', 'estado', 'tipo', 'documentos'], 240, 'Texto no pedido'),
        advice: advice(),
      })
      .meta({ title: 'Documentos', description: 'Quais documentos para qual descarte.' }),
  })
  .meta({
    title: 'Escolhas de /servicos',
    description: 'Qual método para qual mídia, qual documento para qual descarte.',
  })

export type ServiceAids = z.infer<typeof serviceAidsSchema>
