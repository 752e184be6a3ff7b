import type { Case } from '../broken-content'

export const yaml: Case[] = [
  {
    name: 'a tab',
    changes: [{ edit: 'lots/notebooks.yaml', from: '  - 8 GB', to: '\t- 8 GB' }],
    lines: [
      'content/lots/notebooks.yaml:8:1 YAML: há uma tabulação no começo da linha — troque-a por espaços',
    ],
  },
  {
    name: 'a field written twice',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'units: 10', to: 'units: 10\nprice: 90' }],
    lines: [
      'content/lots/notebooks.yaml:6:1 price: o campo aparece duas vezes — deixe só uma das linhas',
    ],
  },
  {
    name: 'a field written twice two levels down',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: '  alt: Notebooks empilhados',
        to: '  alt: Notebooks empilhados\n  alt: Outra',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:15:3 photo.alt: o campo aparece duas vezes — deixe só uma das linhas',
    ],
  },
  {
    name: 'quotes that are not closed',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'title: Lote com 10 notebooks', to: 'title: "Lote' },
    ],
    lines: [
      'content/lots/notebooks.yaml:1:8 YAML: as aspas não foram fechadas — feche-as no fim do texto',
    ],
  },
  {
    name: 'a bracket that is not closed',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: [Usado' }],
    lines: [
      'content/lots/notebooks.yaml:10:12 YAML: o colchete ou a chave não foi fechado — feche-o com ] ou }',
    ],
  },
  {
    name: 'a colon in a text',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: Usado: sim' },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:1 YAML: o valor tem «:» seguido de espaço, que é um sinal ' +
        'do YAML — escreva entre aspas: condition: "Usado: sim"',
    ],
  },
  {
    name: 'an at sign at the start',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: @usado' }],
    lines: [
      'content/lots/notebooks.yaml:10:1 YAML: o valor começa com «@», que é um sinal do YAML ' +
        '— escreva entre aspas: condition: "@usado"',
    ],
  },
  {
    name: 'wrong indentation',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100', to: ' price: 100' }],
    lines: [
      'content/lots/notebooks.yaml:2:11 YAML: há mais de um «nome: valor» no mesmo campo — ' +
        'confira os espaços no começo da linha de baixo; se o texto tem «:», «#», «{», «[», ' +
        '«*», «&», «@» ou aspas, escreva-o entre aspas',
    ],
  },
  {
    name: 'a line without a colon',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100', to: 'preco' }],
    lines: [
      'content/lots/notebooks.yaml:3:1 YAML: falta «:» depois do nome do campo, ou um texto ' +
        'passou para a linha de baixo — escreva «campo: valor» em uma linha',
    ],
  },
  {
    name: 'a backslash in double quotes',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: "C:\\pasta"' },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:15 YAML: há uma barra invertida que não vale entre aspas ' +
        'duplas — escreva \\\\ ou use aspas simples',
    ],
  },
  {
    name: 'a line that starts with a percent sign',
    changes: [
      {
        write: 'certifications/iso.yaml',
        text: '%YAML 1.1\n---\nname: ISO\ndescription: D\norder: 10\n',
      },
    ],
    lines: ['content/certifications/iso.yaml:1:1 YAML: há uma linha que começa com % — apague-a'],
  },
  {
    name: 'an unknown directive',
    changes: [
      {
        write: 'certifications/iso.yaml',
        text: '%LOTE x\n---\nname: ISO\ndescription: D\norder: 10\n',
      },
    ],
    lines: ['content/certifications/iso.yaml:1:1 YAML: há uma linha que começa com % — apague-a'],
  },
  {
    name: 'a list as a field name',
    changes: [{ write: 'certifications/iso.yaml', text: '? [a]\n: b\n' }],
    lines: [
      'content/certifications/iso.yaml:1:3 YAML: o nome do campo não é um texto — escreva «campo: valor»',
    ],
  },
  {
    name: 'an anchor',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: &estado Usado' },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:20 condition: há uma âncora (&nome) ou uma referência ' +
        '(*nome) — escreva o valor por extenso; se for texto, ponha-o entre aspas',
    ],
  },
  {
    name: 'anchors that explode',
    changes: [
      {
        write: 'certifications/iso.yaml',
        text:
          'a: &a [x, x]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: &d [*c, *c, *c, *c]\ne: ' +
          '&e [*d, *d, *d, *d]\nf: &f [*e, *e, *e, *e]\ng: &g [*f, *f, *f, *f]\nh: &h [*g, *g, *g, ' +
          '*g]\ni: &i [*h, *h, *h, *h]\n',
      },
    ],
    lines: [
      'content/certifications/iso.yaml:1:7 a: há uma âncora (&nome) ou uma referência (*nome) ' +
        '— escreva o valor por extenso; se for texto, ponha-o entre aspas',
    ],
  },
  {
    name: 'a reference to nothing',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: *usado' }],
    lines: [
      'content/lots/notebooks.yaml:10:12 condition: há uma âncora (&nome) ou uma referência ' +
        '(*nome) — escreva o valor por extenso; se for texto, ponha-o entre aspas',
    ],
  },
  {
    name: 'a tag',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'condition: Usado',
        to: 'condition: !!js/function "function () {}"',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:12 YAML: há um tipo escrito à mão (com !) — escreva só ' +
        'o valor; se for texto, ponha-o entre aspas',
    ],
  },
  {
    name: 'a number tag',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100', to: 'price: !!float 100' }],
    lines: [
      'content/lots/notebooks.yaml:3:8 YAML: há um tipo escrito à mão (com !) — escreva só o ' +
        'valor; se for texto, ponha-o entre aspas',
    ],
  },
  {
    name: 'two documents in a file',
    changes: [
      {
        write: 'certifications/iso.yaml',
        text: 'name: ISO\ndescription: D\norder: 10\n---\nname: B\n',
      },
    ],
    lines: [
      'content/certifications/iso.yaml:4:1 YAML: há mais de um documento no arquivo — apague a ' +
        'linha --- e deixe um documento por arquivo',
    ],
  },
  {
    name: '__proto__ as a field',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'price: 100',
        to: 'price: 100\n__proto__:\n  draft: true',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:1 __proto__: «__proto__» não pode ser nome de campo — apague a linha',
    ],
  },
  {
    name: '__proto__ in a group',
    changes: [{ edit: 'lots/notebooks.yaml', from: '  alt: ', to: '  __proto__: x\n  alt: ' }],
    lines: [
      'content/lots/notebooks.yaml:14:3 photo.__proto__: «__proto__» não pode ser nome de campo — apague a linha',
    ],
  },
  {
    name: 'constructor as a field',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'price: 100', to: 'price: 100\nconstructor: x' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:1 constructor: «constructor» não pode ser nome de campo — apague a linha',
    ],
  },
  {
    name: 'five thousand values',
    changes: [{ write: 'certifications/iso.yaml', repeat: '- a\n', times: 5000 }],
    lines: [
      'content/certifications/iso.yaml:3000:3 YAML: o documento tem mais de 3000 valores — ' +
        'divida-o ou encurte as listas',
    ],
  },
  {
    name: 'as many values in brackets, with commas of numbers between them',
    changes: [
      {
        write: 'certifications/iso.yaml',
        before: 'name: [',
        repeat: '1,',
        times: 4000,
        after: '1]',
      },
    ],
    lines: [
      ...Array.from(
        { length: 2997 },
        (_, index) =>
          `content/certifications/iso.yaml:1:${8 + 2 * index} name[${index + 1}]: «1,1» seria ` +
          'dividido em dois itens pela vírgula — escreva entre aspas: "1,1"',
      ),
      'content/certifications/iso.yaml:1:6002 YAML: o documento tem mais de 3000 valores — ' +
        'divida-o ou encurte as listas',
    ],
  },
  {
    name: 'more lines than a document has',
    changes: [
      { write: 'certifications/iso.yaml', before: 'name: ISO\n', repeat: '\n', times: 6000 },
    ],
    lines: [
      'content/certifications/iso.yaml:6000:1 YAML: o documento tem mais de 6000 linhas — apague ' +
        'linhas vazias e comentários, ou divida-o',
    ],
  },
  {
    name: 'more brackets than a document has',
    changes: [{ write: 'certifications/iso.yaml', before: 'name: ', repeat: '{a}', times: 3001 }],
    lines: [
      'content/certifications/iso.yaml:1:1 YAML: o documento tem mais de 3000 colchetes e chaves ' +
        '— escreva as listas com um item por linha, ou divida o documento',
    ],
  },
  {
    name: 'a number without end',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'price: 100', to: `price: 1${'('.repeat(100)}` },
    ],
    lines: [
      `content/lots/notebooks.yaml:3:8 price: «1${'('.repeat(59)}» não é um número aceito — ` +
        'escreva só o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'five hundred open brackets',
    changes: [{ write: 'certifications/iso.yaml', before: 'name: ', repeat: '[', times: 500 }],
    lines: [
      'content/certifications/iso.yaml:1:7 YAML: o documento está aninhado demais — deixe no máximo 20 níveis',
    ],
  },
  {
    name: 'lists nested without brackets',
    changes: [
      {
        write: 'certifications/iso.yaml',
        before: 'name:\n  ',
        repeat: '- ',
        times: 30,
        after: 'a\n',
      },
    ],
    lines: [
      'content/certifications/iso.yaml:2:43 YAML: o documento está aninhado demais — deixe no máximo 20 níveis',
    ],
  },
]
