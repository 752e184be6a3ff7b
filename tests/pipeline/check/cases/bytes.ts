import type { Case } from '../broken-content'

export const bytes: Case[] = [
  {
    name: 'a symbolic link to a document',
    changes: [{ link: 'materials/bronze.yaml', to: 'cobre.yaml' }],
    lines: [
      'content/materials/bronze.yaml:1:1 arquivo: é um atalho (link simbólico) — coloque o ' +
        'próprio arquivo no lugar',
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
    changes: [{ write: 'materials/bronze.yaml/nota.yaml', text: 'a: 1\n' }],
    lines: [
      'content/materials/bronze.yaml/nota.yaml:1:1 arquivo: está numa pasta dentro de ' +
        'content/materials — mova para materials/nota.yaml',
    ],
  },
  {
    name: 'something else among the photos',
    changes: [{ write: 'photos/leia.txt', text: 'x' }],
    lines: [
      'content/photos/leia.txt:1:1 arquivo: não é uma foto — deixe em content/photos só ' +
        'arquivos .jpg, .jpeg, .png ou .webp',
    ],
  },
  {
    name: 'Latin-1 bytes',
    changes: [
      { write: 'certifications/iso.yaml', latin1: 'name: ISO\ndescription: Gestão\norder: 10\n' },
    ],
    lines: [
      'content/certifications/iso.yaml:2:18 arquivo: o arquivo não está em UTF-8, e «Gestão» ' +
        'não pode ser lido — salve de novo com a codificação UTF-8',
    ],
  },
  {
    name: 'UTF-16 bytes',
    changes: [{ write: 'certifications/iso.yaml', latin1: 'ÿþn\u0000a\u0000' }],
    lines: [
      'content/certifications/iso.yaml:1:1 arquivo: o arquivo está em UTF-16, o «Unicode» do ' +
        'Bloco de Notas — salve de novo com a codificação UTF-8',
    ],
  },
  {
    name: 'a NUL',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: Us\u0000ado' },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:14 arquivo: há um caractere que não é texto (U+0000) — ' +
        'apague-o e escreva o trecho de novo',
    ],
  },
  {
    name: 'a lost letter',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: Us\ufffdado' },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:14 arquivo: há um caractere que não é texto (U+FFFD) — ' +
        'apague-o e escreva o trecho de novo',
    ],
  },
  {
    name: 'a YAML file that is too large',
    changes: [{ write: 'certifications/iso.yaml', repeat: '# comentário\n', times: 20000 }],
    lines: [
      'content/certifications/iso.yaml:1:1 arquivo: o arquivo tem 280 KB; o limite é 200 KB — ' +
        'encurte o texto ou divida-o em dois',
    ],
  },
  {
    name: 'an article that is too large',
    changes: [{ write: 'posts/artigo.mdx', repeat: 'palavra ', times: 30000 }],
    lines: [
      'content/posts/artigo.mdx:1:1 arquivo: o arquivo tem 240 KB; o limite é 200 KB — encurte o ' +
        'texto ou divida-o em dois',
    ],
  },
  {
    name: 'a byte order mark and Windows line ends are no error',
    changes: [
      {
        write: 'certifications/iso.yaml',
        text: '\ufeffname: ISO\r\ndescription: Gestão.\r\norder: 10\r\n',
      },
    ],
    lines: [],
  },
  {
    name: 'places count right with a byte order mark and Windows line ends',
    changes: [
      {
        write: 'certifications/iso.yaml',
        text: '\ufeffname: ISO\r\ndescription: Gestão.\r\norder: dez\r\n',
      },
    ],
    lines: [
      'content/certifications/iso.yaml:3:8 order: «dez» não é um número aceito — escreva só ' +
        'o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'a byte order mark and Windows line ends in an article are no error',
    changes: [
      {
        write: 'posts/artigo.mdx',
        text:
          '\ufeff---\r\ntitle: Artigo\r\nexcerpt: Resumo.\r\ncategory: Economia Circular\r\ndate: ' +
          '"2026-03-01"\r\nauthor: Ana Lima\r\nimage:\r\n  src: pasta/foto.jpg\r\n  alt: Foto de uma ' +
          'caixa\r\ntags: [coleta]\r\n---\r\nTexto.\r\n',
      },
    ],
    lines: [],
  },
  {
    name: 'a collection may be empty',
    changes: [{ remove: 'lots' }, { remove: 'certifications' }],
    lines: [],
  },
]
