import type { Case } from '../broken-content'

const CSV = 'lots/notebooks.csv'
const HEAD = 'Modelo;Funcional;Unidades\r\n'
const grades = {
  edit: 'lots/notebooks.yaml',
  from: 'order: 10',
  to: 'functionalGrade: A\norder: 10',
}

export const itemLists: Case[] = [
  {
    name: 'an item list that sums to the units is no error',
    changes: [{ write: CSV, text: `\ufeff${HEAD}a;A;4\r\nb;B;6\r\n` }],
    lines: [],
  },
  {
    name: 'a sum that differs from the units',
    changes: [{ write: CSV, text: `${HEAD}a;A;4\r\nb;B;5\r\n` }],
    lines: [
      'content/lots/notebooks.yaml:5:8 units: o lote diz 10 unidades, mas a relação notebooks.csv ' +
        'soma 9 — escreva units: 9 ou corrija a relação',
    ],
  },
  {
    name: 'a lot with an item list and no units',
    changes: [
      { write: CSV, text: `${HEAD}a;A;4\r\n` },
      { edit: 'lots/notebooks.yaml', from: 'units: 10\n', to: '' },
    ],
    lines: [
      'content/lots/notebooks.yaml:1:1 units: falta este campo; a relação notebooks.csv soma 4 ' +
        'unidades — acrescente units: 4',
    ],
  },
  {
    name: 'a grade of the lot that is not the most common one',
    changes: [{ write: CSV, text: `${HEAD}a;A;4\r\nb;B;6\r\n` }, grades],
    lines: [
      'content/lots/notebooks.yaml:15:18 functionalGrade: o lote diz A, mas na relação ' +
        'notebooks.csv a nota mais comum é B (6 de 10) — apague a linha; a nota vem da relação',
    ],
  },
  {
    name: 'an item list without a lot',
    changes: [{ write: 'lots/notebook.csv', text: `${HEAD}a;A;4\r\n` }],
    lines: [
      'content/lots/notebook.csv:1:1 arquivo: não há o lote lots/notebook.yaml — queria dizer «notebooks.csv»?',
    ],
  },
  {
    name: 'an item list of nobody',
    changes: [{ write: 'lots/impressoras.csv', text: `${HEAD}a;A;4\r\n` }],
    lines: [
      'content/lots/impressoras.csv:1:1 arquivo: não há o lote lots/impressoras.yaml — crie o ' +
        'lote ou apague o arquivo',
    ],
  },
  {
    name: 'an item list whose name is no slug',
    changes: [{ write: 'lots/Relação.csv', text: `${HEAD}a;A;4\r\n` }],
    lines: [
      'content/lots/Relação.csv:1:1 arquivo: «Relação» não é nome de lote — dê ao ' +
        'arquivo o mesmo nome do lote, com .csv no lugar de .yaml',
    ],
  },
  {
    name: 'an item list that ends in capitals',
    changes: [{ write: 'lots/notebooks.CSV', text: `${HEAD}a;A;10\r\n` }],
    lines: [
      'content/lots/notebooks.CSV:1:1 arquivo: a terminação do nome não é .csv — renomeie ' +
        'para lots/notebooks.csv',
    ],
  },
  {
    name: 'an item list in a subfolder',
    changes: [{ write: 'lots/a/notebooks.csv', text: `${HEAD}a;A;10\r\n` }],
    lines: [
      'content/lots/a/notebooks.csv:1:1 arquivo: está numa pasta dentro de content/lots — mova ' +
        'para lots/notebooks.csv',
    ],
  },
  {
    name: 'a CSV elsewhere',
    changes: [{ write: 'materials/cobre.csv', text: 'a;b' }],
    lines: [
      'content/materials/cobre.csv:1:1 arquivo: é um arquivo do Excel — copie o texto para um ' +
        'arquivo .yaml, como os vizinhos',
    ],
  },
  {
    name: 'an item list in Windows-1252',
    changes: [{ write: CSV, latin1: 'Modelo;Est\u00e9tica;Unidades\r\na;A;10\r\n' }],
    lines: [
      'content/lots/notebooks.csv:1:11 arquivo: o arquivo não está em UTF-8, e «Estética» não ' +
        'pode ser lido — no Excel, escolha Arquivo › Salvar como › CSV UTF-8',
    ],
  },
  {
    name: 'a spreadsheet that is called CSV',
    changes: [{ write: CSV, latin1: 'PK\u0003\u0004\u0014\u0000' }],
    lines: [
      'content/lots/notebooks.csv:1:1 arquivo: o arquivo é do Word, do Excel ou compactado (.zip) ' +
        '— no Excel, escolha Arquivo › Salvar como › CSV UTF-8',
    ],
  },
  {
    name: 'an item list with a control character',
    changes: [{ write: CSV, text: `${HEAD}a\u0007b;A;10\r\n` }],
    lines: [
      'content/lots/notebooks.csv:2:2 arquivo: há um caractere que não é texto (U+0007) — ' +
        'apague-o e escreva o trecho de novo',
    ],
  },
  {
    name: 'an item list that is too large',
    changes: [{ write: CSV, before: HEAD, repeat: `${'a'.repeat(90)};A;1\r\n`, times: 11_000 }],
    lines: [
      'content/lots/notebooks.csv:1:1 arquivo: o arquivo tem 1057 KB; o limite é 1000 KB — ' +
        'encurte o texto ou divida-o em dois',
    ],
  },
  {
    name: 'several errors of an item list, all at once, and none about a sum that nobody can know',
    changes: [
      {
        write: CSV,
        text:
          'sep=;\r\nModelo;Nota funcional;Cor;Unidades\r\n=a;A;"azul\r\n ' +
          'claro";1\r\nb;E;x;0\r\nc;A;1;1;d\r\n;;;\r\nTotal;;;10\r\n',
      },
    ],
    lines: [
      'content/lots/notebooks.csv:2:8 B1 Nota funcional: a coluna «Nota funcional» não é ' +
        'conhecida — queria dizer «Funcional»?',
      'content/lots/notebooks.csv:3:1 A2 Modelo: «=a» começa como uma fórmula — comece a ' +
        'célula com uma letra ou um número, não com = + - ou @',
      'content/lots/notebooks.csv:3:6 C2 Cor: a célula tem quebra de linha — deixe o texto em uma linha só',
      'content/lots/notebooks.csv:5:7 D3 Unidades: «0» não é uma quantidade — escreva um ' +
        'número inteiro maior que zero, como 3',
      'content/lots/notebooks.csv:6:9 E4: a linha tem 5 células; os títulos são 4 — confira se ' +
        'há separador a mais ou a menos; texto com separador vai entre aspas',
      'content/lots/notebooks.csv:8:1 A6 Modelo: a linha de total não entra na relação — ' +
        'apague-a; a página soma sozinha',
    ],
  },
]
