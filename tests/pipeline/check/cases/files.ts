import type { Case } from '../broken-content'

export const files: Case[] = [
  {
    name: 'a capital letter in a name',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/Bronze.yaml' },
      { edit: 'materials/Bronze.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/Bronze.yaml:1:1 arquivo: «Bronze» não serve de endereço — use até ' +
        '80 letras minúsculas sem acento, números e hífens simples: materials/bronze.yaml',
    ],
  },
  {
    name: 'accents and blanks in a name',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/Latão Velho.yaml' },
      { edit: 'materials/Latão Velho.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/Latão Velho.yaml:1:1 arquivo: «Latão Velho» não serve de endereço ' +
        '— use até 80 letras minúsculas sem acento, números e hífens simples: materials/latao-velho.yaml',
    ],
  },
  {
    name: 'two hyphens in a name',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/a--b.yaml' },
      { edit: 'materials/a--b.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/a--b.yaml:1:1 arquivo: «a--b» não serve de endereço — use até 80 ' +
        'letras minúsculas sem acento, números e hífens simples: materials/a-b.yaml',
    ],
  },
  {
    name: 'two underlines in a name',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/a__b.yaml' },
      { edit: 'materials/a__b.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/a__b.yaml:1:1 arquivo: «a__b» não serve de endereço — use até 80 ' +
        'letras minúsculas sem acento, números e hífens simples: materials/a-b.yaml',
    ],
  },
  {
    name: 'a name that is too long',
    changes: [
      {
        copy: 'materials/cobre.yaml',
        to: 'materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml',
      },
      {
        edit: 'materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml',
        from: 'order: 20',
        to: 'order: 25',
      },
    ],
    lines: [
      'content/materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml:1:1 ' +
        'arquivo: ' +
        '«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa» ' +
        'não serve de endereço — use até 80 letras minúsculas sem acento, números e hífens ' +
        'simples: ' +
        'materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml',
    ],
  },
  {
    name: 'the same name in capitals',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/Cobre.yaml' },
      { edit: 'materials/Cobre.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/Cobre.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml ' +
        '— apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'the same name with an accent',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/cobré.yaml' },
      { edit: 'materials/cobré.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/cobré.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml ' +
        '— apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'the same name with another ending',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/cobre.yml' },
      { edit: 'materials/cobre.yml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/cobre.yml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml — ' +
        'apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'the same name in a subfolder',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/a/cobre.yaml' },
      { edit: 'materials/a/cobre.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/a/cobre.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml ' +
        '— apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'a document in a subfolder',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/a/bronze.yaml' },
      { edit: 'materials/a/bronze.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/a/bronze.yaml:1:1 arquivo: está numa pasta dentro de content/materials ' +
        '— mova para materials/bronze.yaml',
    ],
  },
  {
    name: 'an ending in capitals',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/bronze.YAML' },
      { edit: 'materials/bronze.YAML', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/bronze.YAML:1:1 arquivo: a terminação do nome é .YAML, e não é .yaml ' +
        '— renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'the ending .yml',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/bronze.yml' },
      { edit: 'materials/bronze.yml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/bronze.yml:1:1 arquivo: a terminação do nome é .yml, e não é .yaml ' +
        '— renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'the ending .txt',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/bronze.txt' },
      { edit: 'materials/bronze.txt', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/bronze.txt:1:1 arquivo: a terminação do nome é .txt, e não é .yaml ' +
        '— renomeie para materials/bronze.yaml; no Windows, mostre as extensões de arquivo para ver o .txt',
    ],
  },
  {
    name: 'the ending .json',
    changes: [{ write: 'materials/bronze.json', text: '{}' }],
    lines: [
      'content/materials/bronze.json:1:1 arquivo: a terminação do nome é .json, e não é .yaml ' +
        '— renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'an article that ends in .md',
    changes: [{ copy: 'posts/artigo.mdx', to: 'posts/outro.md' }],
    lines: [
      'content/posts/outro.md:1:1 arquivo: a terminação do nome é .md, e não é .mdx — ' +
        'renomeie para posts/outro.mdx',
    ],
  },
  {
    name: 'an article among the materials',
    changes: [{ copy: 'posts/artigo.mdx', to: 'materials/outro.mdx' }],
    lines: [
      'content/materials/outro.mdx:1:1 arquivo: a terminação do nome é .mdx, e não é .yaml — ' +
        'renomeie para materials/outro.yaml',
    ],
  },
  {
    name: 'a spreadsheet among the lots',
    changes: [{ write: 'lots/precos.xlsx', text: 'x' }],
    lines: [
      'content/lots/precos.xlsx:1:1 arquivo: é um arquivo do Excel — copie o texto para um ' +
        'arquivo .yaml, como os vizinhos',
    ],
  },
  {
    name: 'a folder that does not exist',
    changes: [{ copy: 'materials/cobre.yaml', to: 'material/cobre.yaml' }],
    lines: [
      'content/material/cobre.yaml:1:1 arquivo: a pasta «material» não é do conteúdo — ' +
        'queria dizer «materials»?',
    ],
  },
  {
    name: 'a page that does not exist',
    changes: [{ copy: 'pages/home.yaml', to: 'pages/hom.yaml' }],
    lines: [
      'content/pages/hom.yaml:1:1 arquivo: não há página com este nome — queria dizer «pages/home.yaml»?',
    ],
  },
  {
    name: 'a document at the top that does not exist',
    changes: [{ write: 'precos.yaml', text: 'a: 1\n' }],
    lines: [
      'content/precos.yaml:1:1 arquivo: este arquivo não é do conteúdo — mova-o para a pasta ' +
        'do seu tipo ou apague-o',
    ],
  },
  {
    name: 'a misspelt single document',
    changes: [{ copy: 'company.yaml', to: 'Company.yml' }, { remove: 'company.yaml' }],
    lines: [
      'content/Company.yml:1:1 arquivo: o nome do arquivo está errado — renomeie para company.yaml',
    ],
  },
  {
    name: 'a second company',
    changes: [{ copy: 'company.yaml', to: 'company.yml' }],
    lines: [
      'content/company.yml:1:1 arquivo: repete o documento company.yaml — apague um dos dois',
    ],
  },
  {
    name: 'a missing single document',
    changes: [{ remove: 'pages/scrap.yaml' }],
    lines: [
      'content/pages/scrap.yaml:1:1 arquivo: falta este documento — crie o arquivo ou traga-o de volta do histórico',
    ],
  },
  {
    name: 'a hidden document',
    changes: [
      { copy: 'materials/cobre.yaml', to: 'materials/.bronze.yaml' },
      { edit: 'materials/.bronze.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    lines: [
      'content/materials/.bronze.yaml:1:1 arquivo: o nome começa com ponto e o documento ficaria ' +
        'escondido — renomeie para bronze.yaml ou apague-o',
    ],
  },
  {
    name: 'hidden files of a file manager are no error',
    changes: [
      { write: '.DS_Store', text: 'x' },
      { write: 'lots/.gitkeep', text: '' },
    ],
    lines: [],
  },
]
