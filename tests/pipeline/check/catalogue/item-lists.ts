import type { Change } from '../broken-content'
import { row } from './row'

const LOT = 'lots/notebooks.yaml'
const CSV = 'lots/notebooks.csv'
const list = (lines: string, write = CSV): Change => ({
  write,
  text: `Modelo;Funcional;Unidades\r\n${lines}`,
})
const refused = (written: string, changes: Change[], ...says: string[]) =>
  row(written, 'refused', changes, ...says)

export const itemLists = [
  row('an item list that sums to the units', 'legal', [
    { write: CSV, text: '\ufeffModelo;Funcional;Unidades\r\na;A;4\r\nb;B;6\r\n' },
  ]),
  refused(
    'a sum that differs from the units',
    [list('a;A;4\r\nb;B;5\r\n')],
    'content/lots/notebooks.yaml:5:8 units: o lote diz 10 unidades, mas a relação notebooks.csv soma 9',
  ),
  refused(
    'a lot with an item list and no units',
    [list('a;A;4\r\n'), { edit: LOT, from: 'units: 10\n', to: '' }],
    'content/lots/notebooks.yaml:1:1 units: falta este campo; a relação notebooks.csv soma 4 unidades',
  ),
  refused(
    'a lot with an item list and a broken line',
    [list('a;A;10\r\n'), { edit: LOT, from: 'price: 100', to: 'price 100' }],
    'content/lots/notebooks.yaml:3:1 YAML: falta «:» depois do nome do campo',
  ),
  refused(
    'a grade of the lot that is not the most common one',
    [
      list('a;A;4\r\nb;B;6\r\n'),
      { edit: LOT, from: 'order: 10', to: 'functionalGrade: A\norder: 10' },
    ],
    'content/lots/notebooks.yaml:15:18 functionalGrade: o lote diz A, mas na relação notebooks.csv a nota mais',
  ),
  refused(
    'item lists without a lot, of a name that is no slug, and whose name ends in capitals',
    [
      list('a;A;4\r\n', 'lots/notebook.csv'),
      list('a;A;4\r\n', 'lots/impressoras.csv'),
      list('a;A;4\r\n', 'lots/Relação.csv'),
      list('a;A;10\r\n', 'lots/notebooks.CSV'),
    ],
    'content/lots/notebook.csv:1:1 arquivo: não há o lote lots/notebook.yaml',
    'content/lots/impressoras.csv:1:1 arquivo: não há o lote lots/impressoras.yaml',
    'content/lots/Relação.csv:1:1 arquivo: «Relação» não é nome de lote',
    'content/lots/notebooks.CSV:1:1 arquivo: a terminação do nome não é .csv',
  ),
  refused(
    'an item list in Windows-1252',
    [{ write: CSV, latin1: 'Modelo;Estética;Unidades\r\na;A;10\r\n' }],
    'content/lots/notebooks.csv:1:11 arquivo: o arquivo não está em UTF-8, e os acentos',
  ),
  refused(
    'a spreadsheet that is called CSV',
    [{ write: CSV, latin1: 'PK\u0003\u0004\u0014\u0000' }],
    'content/lots/notebooks.csv:1:1 arquivo: o arquivo é de outro programa, como o Word',
  ),
  refused(
    'several errors of an item list, all at once, and none about a sum that nobody can know',
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
