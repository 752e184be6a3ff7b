import type { Case } from '../broken-content'

export const together: Case[] = [
  {
    name: 'an author who is not in the list',
    changes: [{ edit: 'posts/artigo.mdx', from: 'author: Ana Lima', to: 'author: Ana Lina' }],
    lines: [
      'content/posts/artigo.mdx:6:9 author: «Ana Lina» não está entre os autores de ' +
        'pages/blog.yaml — queria dizer «Ana Lima»?',
    ],
  },
  {
    name: 'an author unlike any',
    changes: [{ edit: 'posts/artigo.mdx', from: 'author: Ana Lima', to: 'author: Zacarias' }],
    lines: [
      'content/posts/artigo.mdx:6:9 author: «Zacarias» não está entre os autores de ' +
        'pages/blog.yaml — acrescente o autor em pages/blog.yaml ou escreva um que esteja lá',
    ],
  },
  {
    name: 'a material of the ticker that does not exist',
    changes: [{ edit: 'pages/home.yaml', from: '    - metal', to: '    - metais' }],
    lines: [
      'content/pages/home.yaml:21:7 ticker.materials[2]: não há o material «metais» — queria dizer «metal»?',
    ],
  },
  {
    name: 'a material of the ticker twice',
    changes: [{ edit: 'pages/home.yaml', from: '    - metal', to: '    - cobre' }],
    lines: [
      'content/pages/home.yaml:21:7 ticker.materials[2]: «cobre» já está nesta lista — apague ' +
        'um dos dois ou escreva outro',
    ],
  },
  {
    name: 'a material of the ticker that is a draft',
    changes: [{ edit: 'materials/metal.yaml', from: 'order: 10', to: 'order: 10\ndraft: true' }],
    lines: [
      'content/pages/home.yaml:21:7 ticker.materials[2]: o material «metal» é um rascunho e não ' +
        'aparece no site — publique o material ou escolha outro',
    ],
  },
  {
    name: 'a material of the strip that does not exist',
    changes: [{ edit: 'pages/shell.yaml', from: 'material: cobre', to: 'material: ouro' }],
    lines: [
      'content/pages/shell.yaml:20:13 strip.material: não há o material «ouro» — escreva o ' +
        'nome de um arquivo de content/materials, sem .yaml',
    ],
  },
  {
    name: 'years out of order',
    changes: [{ edit: 'pages/about.yaml', from: '- year: 2019', to: '- year: 2017' }],
    lines: [
      'content/pages/about.yaml:46:11 timelineItems[2].year: 2017 vem depois de 2018 — ordene os ' +
        'anos do mais antigo ao mais novo',
    ],
  },
  {
    name: 'closing before opening',
    changes: [{ edit: 'company.yaml', from: 'closes: 17:00', to: 'closes: 07:00' }],
    lines: [
      'content/company.yaml:25:13 openingHours[1].closes: fecha às 07:00, antes de abrir às 08:00 ' +
        '— escreva uma hora depois de 08:00, como "19:00"',
    ],
  },
  {
    name: 'hours that overlap',
    changes: [{ edit: 'company.yaml', from: '- sábado', to: '- sexta' }],
    lines: [
      'content/company.yaml:27:9 openingHours[2].days[1]: sexta já abre das 08:00 às 17:00 — ' +
        'separe os horários ou apague o dia repetido',
    ],
  },
  {
    name: 'a step number twice',
    changes: [{ edit: 'process-steps/etapa-02.yaml', from: '"02"', to: '"01"' }],
    lines: [
      'content/process-steps/etapa-02.yaml:1:9 number: a etapa 01 já existe em etapa-01.yaml — ' +
        'dê um número diferente a cada etapa',
    ],
  },
  {
    name: 'a gap between step numbers',
    changes: [{ edit: 'process-steps/etapa-02.yaml', from: '"02"', to: '"03"' }],
    lines: [
      'content/process-steps/etapa-02.yaml:1:9 number: falta a etapa 02 antes da 03 — numere as ' +
        'etapas 01, 02, 03 …, sem pular',
    ],
  },
  {
    name: 'an integration named like a service',
    changes: [
      { copy: 'integrations/api.yaml', to: 'integrations/coleta.yaml' },
      { edit: 'integrations/coleta.yaml', from: 'order: 10', to: 'order: 15' },
    ],
    lines: [
      'content/integrations/coleta.yaml:1:1 documento: o serviço coleta.yaml tem o mesmo nome de ' +
        'arquivo, e os dois abririam em /servicos?servico=coleta — mude o nome de um dos dois arquivos',
    ],
  },
  {
    name: 'an integration named like a service, as long as it is a draft, is no error',
    changes: [
      { copy: 'integrations/api.yaml', to: 'integrations/coleta.yaml' },
      { edit: 'integrations/coleta.yaml', from: 'order: 10', to: 'order: 10\ndraft: true' },
    ],
    lines: [],
  },
  {
    name: 'a subject value twice',
    changes: [{ edit: 'pages/contact.yaml', from: 'value: lotes', to: 'value: coleta' }],
    lines: [
      'content/pages/contact.yaml:33:12 subjects[5].value: «coleta» já está nesta lista — ' +
        'apague um dos dois ou escreva outro',
    ],
  },
  {
    name: 'a menu link to a page that does not exist',
    changes: [{ edit: 'pages/shell.yaml', from: 'href: /sobre', to: 'href: /quem-somos' }],
    lines: [
      'content/pages/shell.yaml:15:11 navigation[6].href: a página /quem-somos não existe — use ' +
        'uma destas: /, /lotes-informatica, /comercio-sucata, /servicos, /sobre, /contato, /blog, ' +
        '/privacidade, /acessibilidade, /lotes-informatica/nome-do-lote, ' +
        '/comercio-sucata/nome-do-material ou /blog/nome-do-artigo',
    ],
  },
  {
    name: 'a menu link to a page that is nearly there',
    changes: [{ edit: 'pages/shell.yaml', from: 'href: /sobre', to: 'href: /sobree' }],
    lines: [
      'content/pages/shell.yaml:15:11 navigation[6].href: a página /sobree não existe — queria dizer «/sobre»?',
    ],
  },
  {
    name: 'a required place missing in a message',
    changes: [{ edit: 'messages.yaml', from: '{preco}', to: 'preço' }],
    lines: [
      'content/messages.yaml:4:11 requests.lot.body: falta o lugar {preco} — escreva {preco} onde ele deve aparecer',
    ],
  },
  {
    name: 'a photo that is missing',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'src: pasta/foto.jpg', to: 'src: pasta/fotos.jpg' },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:8 photo.src: a foto pasta/fotos.jpg não existe em ' +
        'content/photos — queria dizer «pasta/foto.jpg»? Senão, envie a foto para content/photos',
    ],
  },
  {
    name: 'a photo whose case is different',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'src: pasta/foto.jpg', to: 'src: pasta/Foto.jpg' },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:8 photo.src: a foto pasta/Foto.jpg não existe com essas ' +
        'letras — escreva exatamente pasta/foto.jpg',
    ],
  },
  {
    name: 'a photo outside of content',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'src: pasta/foto.jpg', to: 'src: ../../foto.jpg' },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:8 photo.src: «../../foto.jpg» está fora de content/photos ' +
        '— coloque a foto em content/photos e escreva o caminho a partir dessa pasta',
    ],
  },
  {
    name: 'a photo that is a text',
    changes: [
      { write: 'photos/pasta/falsa.jpg', text: 'isto não é uma foto' },
      { edit: 'lots/notebooks.yaml', from: 'src: pasta/foto.jpg', to: 'src: pasta/falsa.jpg' },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:8 photo.src: o arquivo não é uma imagem JPEG, PNG ou WebP ' +
        '— abra-o num editor de imagens e exporte de novo como JPEG',
    ],
  },
  {
    name: 'a photo that is a symbolic link',
    changes: [
      { link: 'photos/pasta/atalho.jpg', to: 'foto.jpg' },
      { edit: 'lots/notebooks.yaml', from: 'src: pasta/foto.jpg', to: 'src: pasta/atalho.jpg' },
    ],
    lines: [
      'content/photos/pasta/atalho.jpg:1:1 arquivo: é um atalho (link simbólico) — coloque o ' +
        'próprio arquivo no lugar',
    ],
  },
  {
    name: 'a photo of a host that is not allowed',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'src: pasta/foto.jpg',
        to: 'src: https://fotos.exemplo.org/a.jpg',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:8 photo.src: fotos de fotos.exemplo.org não são permitidas ' +
        '— coloque a foto em content/photos ou acrescente o domínio em imageHosts de company.yaml',
    ],
  },
  {
    name: 'a photo of an allowed host is no error',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'src: pasta/foto.jpg',
        to: 'src: https://fotos.exemplo.org/a.jpg',
      },
      {
        edit: 'company.yaml',
        from: 'name: Empresa',
        to: 'imageHosts: [fotos.exemplo.org]\nname: Empresa',
      },
    ],
    lines: [],
  },
  {
    name: 'a shared photo of another host',
    changes: [
      {
        edit: 'pages/home.yaml',
        from: 'src: pasta/foto.jpg',
        to: 'src: https://fotos.exemplo.org/a.jpg',
      },
      {
        edit: 'company.yaml',
        from: 'name: Empresa',
        to: 'imageHosts: [fotos.exemplo.org]\nname: Empresa',
      },
    ],
    lines: [
      'content/pages/home.yaml:5:10 seo.photo.src: a foto ao compartilhar não pode vir de outro ' +
        'site — use um arquivo de content/photos',
    ],
  },
  {
    name: 'a photo with an accent and a blank in its name is no error',
    changes: [
      { copy: 'photos/pasta/foto.jpg', to: 'photos/pasta/foto da ação.jpg' },
      {
        edit: 'lots/notebooks.yaml',
        from: 'src: pasta/foto.jpg',
        to: 'src: pasta/foto da ação.jpg',
      },
    ],
    lines: [],
  },
  {
    name: 'placeholder contacts before a release',
    changes: [
      { edit: 'company.yaml', from: '12.345.678/0001-95', to: '00.000.000/0001-00' },
      { edit: 'company.yaml', from: '@empresa.com.br', to: '@empresa.example' },
      { edit: 'company.yaml', from: '"+551134567890"', to: '"+551100000000"' },
      { edit: 'company.yaml', from: 'Rua Direita, 10', to: 'Rua do Exemplo, 100' },
      { edit: 'company.yaml', from: '01002-000', to: '00000-000' },
    ],
    release: true,
    lines: [
      'content/company.yaml:3:7 cnpj: «00.000.000/0001-00» é o CNPJ de exemplo — escreva o ' +
        'verdadeiro antes de publicar',
      'content/company.yaml:6:8 email: «empresa.example» é o domínio de exemplo — escreva o ' +
        'verdadeiro antes de publicar',
      'content/company.yaml:7:8 phone: «+551100000000» é o telefone de exemplo — escreva o ' +
        'verdadeiro antes de publicar',
      'content/company.yaml:10:11 address.street: «Rua do Exemplo» é o endereço de exemplo — ' +
        'escreva o verdadeiro antes de publicar',
      'content/company.yaml:13:15 address.postalCode: «00000-000» é o CEP de exemplo — escreva ' +
        'o verdadeiro antes de publicar',
    ],
  },
  {
    name: 'placeholder contacts in a text before a release',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Ligue (11) 0000-0000 ou escreva para a@b.example.',
      },
    ],
    release: true,
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «(11) 0000-0000» é o telefone de exemplo — escreva ' +
        'o verdadeiro antes de publicar',
      'content/posts/artigo.mdx:13:40 texto: «b.example» é o domínio de exemplo — escreva o ' +
        'verdadeiro antes de publicar',
    ],
  },
  {
    name: 'what is marked as an example before a release',
    changes: [
      {
        edit: 'company.yaml',
        from: 'name: Empresa',
        to: 'exampleContent: [preços, histórico]\nname: Empresa',
      },
    ],
    release: true,
    lines: [
      'content/company.yaml:1:18 exampleContent[1]: o conteúdo ainda é de exemplo: preços — ' +
        'ponha o verdadeiro no lugar e apague esta palavra',
      'content/company.yaml:1:26 exampleContent[2]: o conteúdo ainda é de exemplo: histórico — ' +
        'ponha o verdadeiro no lugar e apague esta palavra',
    ],
  },
  {
    name: 'what is marked as an example is no error while building',
    changes: [
      {
        edit: 'company.yaml',
        from: 'name: Empresa',
        to: 'exampleContent: [preços, histórico]\nname: Empresa',
      },
    ],
    lines: [],
  },
  {
    name: 'a figure that promises everything without a scope',
    changes: [{ edit: 'company.yaml', from: '      scope: Das coletas de empresa.\n', to: '' }],
    lines: [
      'content/company.yaml:46:15 claims.home[3].figure: «100%» não diz de quê — acrescente ' +
        'scope, com o que o número quer dizer e o que não quer',
    ],
  },
  {
    name: 'a standard that is followed with the number of a certificate',
    changes: [
      {
        edit: 'certifications/iso.yaml',
        from: 'name: ISO',
        to: 'standard: true\nnumber: BR-1\nname: ISO',
      },
    ],
    lines: [
      'content/certifications/iso.yaml:2:9 number: uma norma seguida (standard: true) não tem ' +
        'número nem validade — apague number, ou a linha standard se há um certificado',
    ],
  },
  {
    name: 'placeholder contacts are no error while building',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Ligue (11) 0000-0000 ou escreva para a@b.example.',
      },
    ],
    lines: [],
  },
  {
    name: 'two materials at the same place of their list',
    changes: [{ edit: 'materials/inox.yaml', from: 'order: 30', to: 'order: 20' }],
    lines: [
      'content/materials/inox.yaml:9:8 order: a ordem 20 já é a de cobre.yaml — escreva outro ' +
        'número; o menor aparece primeiro',
    ],
  },
  {
    name: 'a photo with a word for a description',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'alt: Notebooks empilhados', to: 'alt: Notebooks' },
    ],
    lines: [
      'content/lots/notebooks.yaml:14:8 photo.alt: tem 9 letras; uma descrição tem pelo menos 10 ' +
        '— diga em uma frase curta o que se vê na foto, para quem não a vê',
    ],
  },
  {
    name: 'a photo described by the name of its file',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'alt: Notebooks empilhados',
        to: 'alt: notebooks-empilhados.JPG',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:14:8 photo.alt: «notebooks-empilhados.JPG» é o nome de um ' +
        'arquivo, não uma descrição — diga em uma frase curta o que se vê na foto, para quem não a vê',
    ],
  },
  {
    name: 'two chats that nobody can tell apart',
    changes: [
      {
        edit: 'messages.yaml',
        from: 'Olá! Preciso de um atendimento rápido. Podem me ajudar?',
        to: 'Olá! Encontrei este número na página de contato da {empresaNome} e gostaria de falar com a equipe.',
      },
    ],
    lines: [
      'content/messages.yaml:88:17 whatsapp.quickService: é igual a contactCard — mude um dos ' +
        'dois: pelo texto se sabe de onde veio a conversa',
    ],
  },
]
