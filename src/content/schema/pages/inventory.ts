import { LIST_DATA, LIST_RESULTS, LOT_CATEGORIES, PAPER_NEEDS } from '../../vocabulary'
import { choice, label, line, list, object, objects, prose, withPlaces } from '../fields'
import { seo } from '../page-parts'
import { amount, whole } from '../values'

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
      sim: label('Guarda dados'),
      talvez: label('Talvez guarde'),
      não: label('Não guarda'),
    }),
    kinds: objects(
      1,
      80,
      'Espécies',
      'O que reconhecemos na lista, pelo nome ou por outra palavra.',
      {
        name: line(40, 'Nome', 'Como a página mostra'),
        words: list(
          0,
          30,
          'Outras palavras',
          'Como as listas dizem; acento e maiúscula não contam.',
          line(40, 'Palavra'),
        ),
        result: choice(LIST_RESULTS, 'Resultado', 'compramos, aceitamos ou recusamos.'),
        lots: choice(
          LOT_CATEGORIES,
          'Lotes parecidos',
          'Categoria dos lotes vendidos cujo preço por unidade aparece.',
        ).optional(),
        data: choice(LIST_DATA, 'Dados', 'sim, talvez ou não: se guarda dados de quem usou.'),
        kg: amount(500, 'Peso (kg)', 'Peso aproximado de um aparelho, em quilos, como 2.2.'),
      },
    ),
    needs: object('Documentos e coleta', 'O que a carga pede, ao lado da resposta.', {
      freeFromKg: whole(
        1,
        100_000,
        'Coleta grátis a partir de (kg)',
        'Peso a partir do qual a coleta é grátis, em quilos inteiros.',
      ),
      free: prose(160, 'Coleta grátis', 'Acima desse peso'),
      paid: prose(160, 'Coleta com orçamento', 'Abaixo desse peso'),
      papers: objects(1, 8, 'Documentos', 'Documentos que acompanham a carga.', {
        name: label('Nome'),
        need: choice(
          PAPER_NEEDS,
          'Quando',
          'sempre, dados (há aparelhos com dados) ou valor (há o que compramos).',
        ),
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
