import { line, object } from './fields'
import { draft, formed } from './values'

/** Step of the service process, 01 to 05. */
export const processStepSchema = object('Etapa do processo', 'Uma das etapas de /servicos.', {
  number: formed(
    /^0[1-9]$/,
    'não é um número de etapa — escreva entre aspas, de "01" a "09"',
    'Número',
    'Dois algarismos entre aspas, de "01" a "09".',
  ),
  title: line(40, 'Título', 'Nome da etapa'),
  description: line(160, 'Descrição', 'O que acontece na etapa'),
  draft: draft(),
})
