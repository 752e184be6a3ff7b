import type { Case } from '../broken-content'

export const formats: Case[] = [
  {
    name: 'a date in Brazilian order',
    changes: [{ edit: 'posts/artigo.mdx', from: '"2026-03-01"', to: '01/11/2026' }],
    lines: [
      'content/posts/artigo.mdx:5:7 date: «01/11/2026» não é uma data AAAA-MM-DD — escreva "2026-11-01"',
    ],
  },
  {
    name: 'a date without zeros',
    changes: [{ edit: 'posts/artigo.mdx', from: '"2026-03-01"', to: '"2026-3-1"' }],
    lines: [
      'content/posts/artigo.mdx:5:7 date: «2026-3-1» não é uma data AAAA-MM-DD — escreva "2026-03-01"',
    ],
  },
  {
    name: 'a date with an hour',
    changes: [{ edit: 'posts/artigo.mdx', from: '"2026-03-01"', to: '"2026-03-01T10:00"' }],
    lines: [
      'content/posts/artigo.mdx:5:7 date: «2026-03-01T10:00» não é uma data AAAA-MM-DD — escreva "2026-03-01"',
    ],
  },
  {
    name: 'the 30th of February',
    changes: [{ edit: 'posts/artigo.mdx', from: '"2026-03-01"', to: '"2026-02-30"' }],
    lines: [
      'content/posts/artigo.mdx:5:7 date: o dia 2026-02-30 não existe — confira o mês e o dia; ' +
        'a ordem é AAAA-MM-DD',
    ],
  },
  {
    name: 'the 29th of February of a common year',
    changes: [{ edit: 'company.yaml', from: '- 2026-12-25', to: '- 2027-02-29' }],
    lines: [
      'content/company.yaml:31:5 closedOn[1]: o dia 2027-02-29 não existe — confira o mês e o ' +
        'dia; a ordem é AAAA-MM-DD',
    ],
  },
  {
    name: 'an hour that does not exist',
    changes: [{ edit: 'company.yaml', from: 'opens: 08:00', to: 'opens: 25:00' }],
    lines: [
      'content/company.yaml:24:12 openingHours[1].opens: «25:00» não é uma hora — escreva ' +
        'entre aspas, como "08:00"',
    ],
  },
  {
    name: 'a telephone as a number',
    changes: [{ edit: 'company.yaml', from: '"+551134567890"', to: '+551134567890' }],
    lines: [
      'content/company.yaml:7:8 phone: «+551134567890» é lido como número — escreva "+551134567890"',
    ],
  },
  {
    name: 'a telephone with blanks',
    changes: [{ edit: 'company.yaml', from: '"+551134567890"', to: '"(11) 3456-7890"' }],
    lines: [
      'content/company.yaml:7:8 phone: «(11) 3456-7890» não é um telefone — escreva "+551134567890"',
    ],
  },
  {
    name: 'an e-mail without host',
    changes: [
      { edit: 'company.yaml', from: 'email: comercial@empresa.com.br', to: 'email: comercial@' },
    ],
    lines: [
      'content/company.yaml:6:8 email: «comercial@» não é um e-mail — escreva como comercial@empresa.com.br',
    ],
  },
  {
    name: 'a CNPJ without signs',
    changes: [{ edit: 'company.yaml', from: '12.345.678/0001-95', to: '"12345678000190"' }],
    lines: [
      'content/company.yaml:3:7 cnpj: «12345678000190» não é um CNPJ — escreva "12.345.678/0001-90"',
    ],
  },
  {
    name: 'a link with a forbidden scheme',
    changes: [{ edit: 'pages/shell.yaml', from: 'href: /sobre', to: 'href: javascript:alert(1)' }],
    lines: [
      'content/pages/shell.yaml:15:11 navigation[6].href: «javascript:alert(1)» não é um link ' +
        'aceito — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a link with a forbidden scheme in an action',
    changes: [
      { edit: 'services/coleta.yaml', from: 'action: toast', to: 'action: data:text/html,x' },
    ],
    lines: [
      'content/services/coleta.yaml:9:9 action: «data:text/html,x» não é uma ação — escreva ' +
        'toast ou um link como /contato',
    ],
  },
  {
    name: 'an action that is a typing slip',
    changes: [{ edit: 'services/coleta.yaml', from: 'action: toast', to: 'action: tosat' }],
    lines: [
      'content/services/coleta.yaml:9:9 action: «tosat» não é uma ação — escreva toast ou ' +
        'um link como /contato',
    ],
  },
  {
    name: 'a photo that is no picture file',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'src: pasta/foto.jpg', to: 'src: pasta/foto.pdf' },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:8 photo.src: «pasta/foto.pdf» não é uma foto — escreva ' +
        'o caminho dentro de content/photos, como lots/notebooks.jpg, ou um endereço https://',
    ],
  },
  {
    name: 'a message place that does not exist',
    changes: [{ edit: 'messages.yaml', from: '{lote}', to: '{loto}' }],
    lines: [
      'content/messages.yaml:3:14 requests.lot.subject: lugar desconhecido {loto} — queria dizer {lote}?',
    ],
  },
]
