import { counted, label, line, list, object, withPlaces } from '../fields'
import { number, whole } from '../values'

/** The texts and terms of «Fazer proposta». */
export const offersSchema = object(
  'Propostas',
  'Quem quer pagar menos faz uma proposta. Sem esta parte nenhum lote as recebe.',
  {
    minPercent: number(
      1,
      99,
      'Menor proposta (%)',
      'A menor proposta aceita, em % do preço: 80 é 80%.',
    ),
    validDays: whole(1, 60, 'Validade (dias úteis)', 'Por quantos dias úteis a proposta vale.'),
    days: counted('Dias úteis', 'dia útil', 'dias úteis'),
    button: label('Botão'),
    title: label('Título'),
    valueLabel: label('Nome do valor'),
    noteLabel: label('Nome da observação'),
    perUnit: label('Depois do preço por unidade', 'Exemplo: por unidade.'),
    less: withPlaces(['menos', 'taxa'], 80, 'Quanto a menos'),
    unclear: line(90, 'Não é um valor', 'Quando o texto não é um preço'),
    tooLow: withPlaces(['minimo'], 90, 'Abaixo do mínimo'),
    tooHigh: withPlaces(['preco'], 120, 'Não é menos que o preço'),
    minimum: withPlaces(['minimo'], 90, 'Regra do mínimo'),
    validity: withPlaces(['prazo'], 90, 'Regra da validade'),
    rules: list(0, 4, 'Outras regras', 'Até 4, uma por linha.', line(90, 'Regra', 'O que vale')),
    submitButton: label('Botão de preparar'),
    note: line(120, 'Abaixo do botão', 'O que acontece depois'),
    message: withPlaces(['prazo'], 90, 'Linha da mensagem'),
  },
)
