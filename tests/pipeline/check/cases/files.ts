import type { Case } from '../broken-content'

export const files: Case[] = [
  {
    name: 'a capital letter in a name',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/Bronze.yaml' }],
    lines: [
      'content/materials/Bronze.yaml:1:1 arquivo: «Bronze» não serve de endereço — use até 80 letras minúsculas sem acento, números e hífens simples: materials/bronze.yaml',
    ],
  },
  {
    name: 'accents and blanks in a name',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/Latão Velho.yaml' }],
    lines: [
      'content/materials/Latão Velho.yaml:1:1 arquivo: «Latão Velho» não serve de endereço — use até 80 letras minúsculas sem acento, números e hífens simples: materials/latao-velho.yaml',
    ],
  },
  {
    name: 'two hyphens in a name',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/a--b.yaml' }],
    lines: [
      'content/materials/a--b.yaml:1:1 arquivo: «a--b» não serve de endereço — use até 80 letras minúsculas sem acento, números e hífens simples: materials/a-b.yaml',
    ],
  },
  {
    name: 'two underlines in a name',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/a__b.yaml' }],
    lines: [
      'content/materials/a__b.yaml:1:1 arquivo: «a__b» não serve de endereço — use até 80 letras minúsculas sem acento, números e hífens simples: materials/a-b.yaml',
    ],
  },
  {
    name: 'a name that is too long',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml' }],
    lines: [
      'content/materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml:1:1 arquivo: «aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa» não serve de endereço — use até 80 letras minúsculas sem acento, números e hífens simples: materials/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.yaml',
    ],
  },
  {
    name: 'the same name in capitals',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/Cobre.yaml' }],
    lines: [
      'content/materials/Cobre.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml — apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'the same name with an accent',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/cobré.yaml' }],
    lines: [
      'content/materials/cobré.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml — apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'the same name with another ending',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/cobre.yml' }],
    lines: [
      'content/materials/cobre.yml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml — apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'the same name in a subfolder',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/a/cobre.yaml' }],
    lines: [
      'content/materials/a/cobre.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml — apague um dos dois ou dê outro nome',
    ],
  },
  {
    name: 'a document in a subfolder',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/a/bronze.yaml' }],
    lines: [
      'content/materials/a/bronze.yaml:1:1 arquivo: está numa pasta dentro de content/materials — mova para materials/bronze.yaml',
    ],
  },
  {
    name: 'an ending in capitals',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/bronze.YAML' }],
    lines: [
      'content/materials/bronze.YAML:1:1 arquivo: a terminação do nome não é .yaml — renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'the ending .yml',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/bronze.yml' }],
    lines: [
      'content/materials/bronze.yml:1:1 arquivo: a terminação do nome não é .yaml — renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'the ending .txt',
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/bronze.txt' }],
    lines: [
      'content/materials/bronze.txt:1:1 arquivo: a terminação do nome não é .yaml — renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'the ending .json',
    changes: [{ write: 'materials/bronze.json', text: '{}' }],
    lines: [
      'content/materials/bronze.json:1:1 arquivo: a terminação do nome não é .yaml — renomeie para materials/bronze.yaml',
    ],
  },
  {
    name: 'an article that ends in .md',
    changes: [{ copy: 'posts/artigo.mdx', to: 'posts/outro.md' }],
    lines: [
      'content/posts/outro.md:1:1 arquivo: a terminação do nome não é .mdx — renomeie para posts/outro.mdx',
    ],
  },
  {
    name: 'an article among the materials',
    changes: [{ copy: 'posts/artigo.mdx', to: 'materials/outro.mdx' }],
    lines: [
      'content/materials/outro.mdx:1:1 arquivo: a terminação do nome não é .yaml — renomeie para materials/outro.yaml',
    ],
  },
  {
    name: 'a spreadsheet among the lots',
    changes: [{ write: 'lots/precos.xlsx', text: 'x' }],
    lines: [
      'content/lots/precos.xlsx:1:1 arquivo: este tipo de arquivo não é aceito nesta pasta — deixe em content/lots só arquivos .yaml',
    ],
  },
  {
    name: 'a folder that does not exist',
    changes: [{ copy: 'materials/cobre.yaml', to: 'material/cobre.yaml' }],
    lines: [
      'content/material/cobre.yaml:1:1 arquivo: a pasta «material» não é do conteúdo — queria dizer «materials»?',
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
    changes: [{ write: 'precos.yaml', text: "a: 1\n" }],
    lines: [
      'content/precos.yaml:1:1 arquivo: este arquivo não é do conteúdo — mova-o para a pasta do seu tipo ou apague-o',
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
    changes: [{ copy: 'materials/cobre.yaml', to: 'materials/.bronze.yaml' }],
    lines: [
      'content/materials/.bronze.yaml:1:1 arquivo: o nome começa com ponto e o documento ficaria escondido — renomeie para bronze.yaml ou apague-o',
    ],
  },
  {
    name: 'hidden files of a file manager are no fault',
    changes: [{ write: '.DS_Store', text: 'x' }, { write: 'lots/.gitkeep', text: '' }],
    lines: [],
  },
  {
    name: 'a symbolic link to a document',
    changes: [{ link: 'materials/bronze.yaml', to: 'cobre.yaml' }],
    lines: [
      'content/materials/bronze.yaml:1:1 arquivo: é um atalho (link simbólico) — coloque o próprio arquivo no lugar',
    ],
  },
  {
    name: 'a symbolic link to a folder',
    changes: [{ link: 'lotes', to: 'lots' }],
    lines: [
      'content/lotes:1:1 arquivo: é um atalho (link simbólico) — coloque o próprio arquivo no lugar',
    ],
  },
  {
    name: 'a folder that is named like a document',
    changes: [{ write: 'materials/bronze.yaml/nota.yaml', text: "a: 1\n" }],
    lines: [
      'content/materials/bronze.yaml/nota.yaml:1:1 arquivo: está numa pasta dentro de content/materials — mova para materials/nota.yaml',
    ],
  },
  {
    name: 'something else among the photos',
    changes: [{ write: 'photos/leia.txt', text: 'x' }],
    lines: [
      'content/photos/leia.txt:1:1 arquivo: não é uma foto — deixe em content/photos só arquivos .jpg, .jpeg, .png ou .webp',
    ],
  },
  {
    name: 'Latin-1 bytes',
    changes: [{ write: 'certifications/iso.yaml', latin1: "name: ISO\ndescription: Gestão\norder: 10\n" }],
    lines: [
      'content/certifications/iso.yaml:2:18 arquivo: o arquivo não está em UTF-8 — salve de novo com a codificação UTF-8',
    ],
  },
  {
    name: 'UTF-16 bytes',
    changes: [{ write: 'certifications/iso.yaml', latin1: "ÿþn\u0000a\u0000" }],
    lines: [
      'content/certifications/iso.yaml:1:1 arquivo: o arquivo não está em UTF-8 — salve de novo com a codificação UTF-8',
    ],
  },
  {
    name: 'a NUL',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: "condition: Us\u0000ado" }],
    lines: [
      'content/lots/notebooks.yaml:10:14 arquivo: há um caractere que não é texto (U+0000) — apague-o e escreva o trecho de novo',
    ],
  },
  {
    name: 'a lost letter',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: "condition: Us\ufffdado" }],
    lines: [
      'content/lots/notebooks.yaml:10:14 arquivo: há um caractere que não é texto (U+FFFD) — apague-o e escreva o trecho de novo',
    ],
  },
  {
    name: 'a YAML file that is too large',
    changes: [{ write: 'certifications/iso.yaml', repeat: "# comentário\n", times: 20000 }],
    lines: [
      'content/certifications/iso.yaml:1:1 arquivo: o arquivo tem 280 KB; o limite é 200 KB — encurte o texto ou divida-o em dois',
    ],
  },
  {
    name: 'an article that is too large',
    changes: [{ write: 'posts/artigo.mdx', repeat: 'palavra ', times: 30000 }],
    lines: [
      'content/posts/artigo.mdx:1:1 arquivo: o arquivo tem 240 KB; o limite é 200 KB — encurte o texto ou divida-o em dois',
    ],
  },
  {
    name: 'a byte order mark and Windows line ends are no fault',
    changes: [{ write: 'certifications/iso.yaml', text: "\ufeffname: ISO\r\ndescription: Gestão.\r\norder: 10\r\n" }],
    lines: [],
  },
  {
    name: 'places count right with a byte order mark and Windows line ends',
    changes: [{ write: 'certifications/iso.yaml', text: "\ufeffname: ISO\r\ndescription: Gestão.\r\norder: dez\r\n" }],
    lines: [
      'content/certifications/iso.yaml:3:8 order: «dez» não é um número aceito — escreva só o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'a byte order mark and Windows line ends in an article are no fault',
    changes: [{ write: 'posts/artigo.mdx', text: "\ufeff---\r\ntitle: Artigo\r\nexcerpt: Resumo.\r\ncategory: Economia Circular\r\ndate: \"2026-03-01\"\r\nauthor: Ana Lima\r\nimage:\r\n  src: pasta/foto.jpg\r\n  alt: Foto\r\ntags: [coleta]\r\n---\r\nTexto.\r\n" }],
    lines: [],
  },
  {
    name: 'a collection may be empty',
    changes: [{ remove: 'lots' }, { remove: 'certifications' }],
    lines: [],
  },
]
