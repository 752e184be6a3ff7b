import type { z } from 'zod'
import { LIST_DATA, LIST_RESULTS, LOT_CATEGORIES, PAPER_NEEDS } from '../../vocabulary'
import { choice, counted, label, line, list, object, objects, prose, withPlaces } from '../fields'
import { seo } from '../page-parts'
import { amount, whole } from '../values'

const result = (title: string) =>
  object(title, 'Palavra na tabela, título do grupo e o que vale para ele.', {
    word: label('Palavra', 'Palavra curta na tabela e no total.'),
    title: line(60, 'Título do grupo'),
    text: line(120, 'Frase do grupo', 'Quem paga, ou o que acontece'),
  })

/** Why a list is not read: one sentence each, with the way out. */
const FAULTS = {
  empty: 'Arquivo vazio',
  tooLarge: 'Mais de 5 MB',
  password: 'Planilha com senha',
  oldExcel: 'Excel antigo (.xls)',
  ods: 'LibreOffice (.ods)',
  pdf: 'PDF',
  picture: 'Foto ou imagem',
  page: 'Página da internet',
  notSheet: 'Outro tipo de arquivo',
  damaged: 'Arquivo estragado',
  bomb: 'Descompacta demais',
  oldBrowser: 'Navegador antigo',
  unreadable: 'O navegador não leu',
  noRows: 'Sem linhas escritas',
} as const
const faults = Object.fromEntries(
  Object.entries(FAULTS).map(([name, title]) => [
    name,
    prose(200, title, 'O que há com a lista, e o que fazer'),
  ]),
) as Record<keyof typeof FAULTS, z.ZodString>

/** /servicos/inventario: a company's list of devices becomes a request. */
export const inventoryPageSchema = object(
  'Página da lista de equipamentos',
  'Textos e regras de /servicos/inventario: o que compramos, aceitamos e não aceitamos.',
  {
    seo: seo(),
    name: label('Nome da página', 'Nome curto, no caminho acima do título.'),
    above: label('Página de cima', 'Nome de /servicos, no mesmo caminho.'),
    title: line(70, 'Título'),
    text: prose(240, 'Frase de apoio', 'O que a página faz com a planilha'),
    privacy: line(80, 'Promessa', 'Onde a planilha é lida'),
    noScript: prose(200, 'Sem JavaScript', 'O que fazer; o e-mail entra no fim'),
    source: object('Planilha', 'Onde se solta, escolhe ou cola a lista.', {
      title: line(60, 'Onde soltar'),
      hint: line(80, 'Formatos e limites'),
      button: label('Botão que escolhe o arquivo'),
      paste: line(60, 'Nome do campo de colar'),
      pasteButton: label('Botão que lê o que foi colado'),
      pasted: label('Nome do que foi colado'),
      reading: label('Enquanto lê'),
      refused: withPlaces(['arquivo'], 80, 'Arquivo que não lemos'),
      change: label('Botão de trocar'),
    }),
    steps: object('O que acontece', 'Passos ao lado da planilha.', {
      title: line(60, 'Título'),
      items: list(1, 6, 'Passos', 'Um passo por linha.', line(160, 'Passo')),
    }),
    faults: object('Listas que não lemos', 'Uma frase para cada motivo.', faults),
    columns: object('Colunas', 'Como as colunas foram lidas, e a correção.', {
      title: label('Título'),
      type: label('Tipo'),
      make: label('Marca'),
      model: label('Modelo'),
      units: label('Quantidade'),
      none: label('Sem coluna'),
      each: label('Sem quantidade', 'Exemplo: Cada linha é um aparelho.'),
    }),
    answer: object('Resposta', 'O que a página diz da lista lida.', {
      rows: counted('Linhas lidas', 'linha lida', 'linhas lidas'),
      cut: line(120, 'Linhas demais', 'Quando só as primeiras 10.000 linhas foram lidas'),
      removed: withPlaces(['series', 'imei', 'pessoas'], 160, 'O que foi retirado'),
      removedNote: prose(200, 'Onde ele fica', 'O que acontece com os números retirados'),
      withData: label('Com dados'),
      dataNote: line(60, 'Nota dos que têm dados'),
      model: label('Coluna do modelo'),
      result: label('Coluna do resultado'),
      data: label('Coluna dos dados'),
      total: label('Total'),
      sold: withPlaces(['tipo', 'preco', 'lotes', 'dia'], 160, 'Preço de lotes parecidos'),
      soldCount: counted('Lotes parecidos', 'lote', 'lotes'),
      more: withPlaces(['grupos'], 120, 'Grupos demais'),
      unknown: withPlaces(['linhas'], 80, 'Linhas não entendidas'),
      unknownNote: prose(200, 'O que fazer com elas', 'Como elas entram na mensagem'),
      nothing: line(80, 'Nada reconhecido'),
      nothingNote: prose(200, 'O que conferir', 'Quando nenhuma linha parece um aparelho'),
    }),
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
      title: line(60, 'Título'),
      pickup: label('Coleta'),
      weight: withPlaces(['peso'], 60, 'Peso estimado'),
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
      hint: prose(200, 'Ajuda', 'O que a mensagem leva'),
    }),
    request: object('Mensagem', 'Botões, e a linha de cada grupo na mensagem.', {
      button: label('Botão da mensagem'),
      csvButton: label('Botão da tabela'),
      label: line(40, 'Etiqueta da mensagem'),
      units: counted('Aparelhos', 'aparelho', 'aparelhos'),
      line: withPlaces(['quantidade', 'item', 'resultado', 'dados'], 120, 'Linha de um grupo'),
      unknownLine: withPlaces(['quantidade'], 120, 'Linha do que não entendemos'),
    }),
  },
)
