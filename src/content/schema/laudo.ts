import { z } from 'zod'
import { LAUDO_KINDS, LAUDO_STATES } from '../vocabulary'
import { choice, object } from './fields'
import { day, draft } from './values'

/**
 * A laudo that the company has issued, for /verificar. The file's name is its number; the document
 * has nothing about the client, because all of it is published.
 */
export const laudoSchema = object(
  'Laudo',
  'Um laudo emitido, para a conferência de /verificar. Nada sobre o cliente: a lista é pública.',
  {
    issuedOn: day('Emitido em', 'Dia da emissão‹, entre aspas›, como "2026-11-12".'),
    kind: choice(LAUDO_KINDS, 'Espécie', 'O que o laudo comprova, uma das espécies da lista.'),
    status: choice(LAUDO_STATES, 'Situação', 'Sem a linha, é válido.').optional(),
    statusOn: day('Mudou em', 'Dia em que foi substituído ou revogado‹, entre aspas›.').optional(),
    replacedBy: z.string().optional().meta({
      title: 'Substituído por',
      description: 'Nome do arquivo do laudo novo, sem .yaml. Exemplo: rt-l-2026-0163.',
    }),
    draft: draft(),
  },
)

export type Laudo = z.infer<typeof laudoSchema>
