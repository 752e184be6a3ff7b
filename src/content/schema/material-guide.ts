import { label, line, link, object, objects, prose } from './fields'

/**
 * What happens to a piece, and why: «Fio descascado», «Brilhante ou fosco, sem capa e sem queima».
 */
const entry = () => ({
  title: line(60, 'O quê', 'Poucas palavras', 'Fio descascado'),
  text: line(160, 'Como', 'Uma frase', 'Brilhante ou fosco, sem capa e sem queima'),
})

export const sourceFields = () => ({
  text: label('Nome da fonte', 'Exemplo: Lei 12.305/2010, art. 47.'),
  href: link('Endereço da fonte', 'Endereço https:// onde se lê a fonte.'),
})

const entries = (title: string, description: string) =>
  objects(1, 6, title, description, entry()).optional()

/** Texts of a material's own page beside its price; every part may be missing. */
export const materialGuide = () =>
  object(
    'Guia do material',
    'O que a página do material diz além do preço: ' +
      'o que entra, o que baixa o preço, o que não compramos, como separar.',
    {
      ofName: line(
        50,
        'Nome com preposição',
        'Como o nome entra em uma frase: do cobre, das latinhas. Sem ele o site escreve «de» e o nome.',
      ).optional(),
      accepted: entries('Preço cheio', 'O que entra pelo preço do painel, de 1 a 6 itens.'),
      lowers: entries('Vale menos', 'O que baixa o preço e por quê, de 1 a 6 itens.'),
      refused: objects(1, 6, 'Não compramos', 'O que não compramos e por quê, de 1 a 6 itens.', {
        ...entry(),
        source: object(
          'Fonte',
          'A lei ou o documento que proíbe, quando há um.',
          sourceFields(),
        ).optional(),
      }).optional(),
      steps: entries('Como separar', 'Os passos antes de trazer, na ordem, de 1 a 6.'),
      minimum: line(
        120,
        'Mínimo',
        'Quanto é preciso trazer, se este material é diferente dos outros',
      ).optional(),
      questions: objects(
        1,
        3,
        'Perguntas',
        'Perguntas só deste material, de 1 a 3; as de todos estão em pages/material.yaml.',
        {
          question: line(90, 'Pergunta', 'Como o visitante pergunta'),
          answer: prose(400, 'Resposta', 'Uma ou duas frases'),
        },
      ).optional(),
    },
  )
