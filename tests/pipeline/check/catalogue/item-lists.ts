import { row } from './row'

const LOT = 'lots/notebooks.yaml'
const CSV = 'lots/notebooks.csv'

export const itemLists = [
  row('an item list that sums to the units', 'legal', [
    { write: CSV, text: '\ufeffModelo;Funcional;Unidades\r\na;A;4\r\nb;B;6\r\n' },
  ]),
  row(
    'a sum that differs from the units',
    'refused',
    [{ write: CSV, text: 'Modelo;Funcional;Unidades\r\na;A;4\r\nb;B;5\r\n' }],
    'content/lots/notebooks.yaml:5:8 units: o lote diz 10 unidades, mas a relação notebooks.csv soma 9',
  ),
  row(
    'a lot with an item list and no units',
    'refused',
    [
      { write: CSV, text: 'Modelo;Funcional;Unidades\r\na;A;4\r\n' },
      { edit: LOT, from: 'units: 10\n', to: '' },
    ],
    'content/lots/notebooks.yaml:1:1 units: falta este campo; a relação notebooks.csv soma 4 unidades',
  ),
  row(
    'a lot with an item list and a broken line',
    'refused',
    [
      { write: CSV, text: 'Modelo;Funcional;Unidades\r\na;A;10\r\n' },
      { edit: LOT, from: 'price: 100', to: 'price 100' },
    ],
    'content/lots/notebooks.yaml:3:1 YAML: falta «:» depois do nome do campo',
  ),
  row(
    'a grade of the lot that is not the most common one',
    'refused',
    [
      { write: CSV, text: 'Modelo;Funcional;Unidades\r\na;A;4\r\nb;B;6\r\n' },
      { edit: LOT, from: 'order: 10', to: 'functionalGrade: A\norder: 10' },
    ],
    'content/lots/notebooks.yaml:15:18 functionalGrade: o lote diz A, mas na relação notebooks.csv a nota mais',
  ),
  row(
    'an item list without a lot',
    'refused',
    [{ write: 'lots/notebook.csv', text: 'Modelo;Funcional;Unidades\r\na;A;4\r\n' }],
    'content/lots/notebook.csv:1:1 arquivo: não há o lote lots/notebook.yaml',
  ),
  row(
    'an item list of nobody',
    'refused',
    [{ write: 'lots/impressoras.csv', text: 'Modelo;Funcional;Unidades\r\na;A;4\r\n' }],
    'content/lots/impressoras.csv:1:1 arquivo: não há o lote lots/impressoras.yaml',
  ),
  row(
    'an item list whose name is no slug',
    'refused',
    [{ write: 'lots/Relação.csv', text: 'Modelo;Funcional;Unidades\r\na;A;4\r\n' }],
    'content/lots/Relação.csv:1:1 arquivo: «Relação» não é nome de lote',
  ),
  row(
    'an item list that ends in capitals',
    'refused',
    [{ write: 'lots/notebooks.CSV', text: 'Modelo;Funcional;Unidades\r\na;A;10\r\n' }],
    'content/lots/notebooks.CSV:1:1 arquivo: a terminação do nome não é .csv',
  ),
  row(
    'an item list in Windows-1252',
    'refused',
    [{ write: CSV, latin1: 'Modelo;Estética;Unidades\r\na;A;10\r\n' }],
    'content/lots/notebooks.csv:1:11 arquivo: o arquivo não está em UTF-8, e os acentos',
  ),
  row(
    'a spreadsheet that is called CSV',
    'refused',
    [{ write: CSV, latin1: 'PK\u0003\u0004\u0014\u0000' }],
    'content/lots/notebooks.csv:1:1 arquivo: o arquivo é de outro programa, como o Word',
  ),
  row(
    'several errors of an item list, all at once, and none about a sum that nobody can know',
    'refused',
    [
      {
        write: CSV,
        text: 'sep=;\r\nModelo;Nota funcional;Cor;Unidades\r\n=a;A;"azul\r\n claro";1\r\nb;E;x;0\r\nc;A;1;1;d\r\n;;;\r\nTotal;;;10\r\n',
      },
    ],
    'content/lots/notebooks.csv:2:8 B1 Nota funcional: a coluna «Nota funcional» não é conhecida',
    'content/lots/notebooks.csv:3:1 A2 Modelo: «=a» começa como uma fórmula',
    'content/lots/notebooks.csv:3:6 C2 Cor: a célula tem quebra de linha',
    'content/lots/notebooks.csv:5:7 D3 Unidades: «0» não é uma quantidade',
    'content/lots/notebooks.csv:6:9 E4: a linha tem 5 células; os títulos são 4',
    'content/lots/notebooks.csv:8:1 A6 Modelo: a linha de total não entra na relação',
  ),
]
