import type { z } from 'zod'
import { line, object, objects } from './fields'
import { day, formed, number, reais, whole } from './values'

const cep = (title: string, example: string) =>
  formed(/^\d{5}-\d{3}$/, 'não é um CEP — escreva como "01310-100"', title, `Como "${example}".`)

/** The prices of a carrier that takes a lot to its buyer. */
export const freightSchema = object(
  'Frete',
  'A tabela do frete estimado na página de um lote e na comparação.',
  {
    validUntil: day('Vale até', 'Último dia da tabela; depois a página pede a cotação.'),
    kgPerCubicMeter: number(
      0,
      1000,
      'Quilos por metro cúbico',
      'Peso mínimo cobrado por m³; 300 na estrada.',
    ),
    regions: objects(
      1,
      200,
      'Regiões',
      'De 1 a 200 faixas de CEP, em ordem e sem se cruzar. CEP fora delas: a página pede a cotação.',
      {
        name: line(60, 'Nome', 'Só para quem edita', 'Grande São Paulo'),
        from: cep('Do CEP', '01000-000'),
        to: cep('Ao CEP', '09999-999'),
        workingDays: whole(1, 60, 'Dias úteis', 'Prazo da entrega, número inteiro.'),
        base: reais(100_000, 'Parte fixa (R$)', 'Em reais; somada ao preço por quilo.'),
        pricePerKg: reais(1000, 'Por quilo (R$)', 'Em reais por quilo cobrado, só o número.'),
      },
    ),
  },
)

export type Freight = z.infer<typeof freightSchema>
