import { edits, inPlace, released, row } from './row'

const LOT = 'lots/notebooks.yaml'
const ARTICLE = 'posts/artigo.mdx'
const COMPANY = 'company.yaml'
const CERTIFICATE = 'certifications/iso.yaml'

export const together = [
  ...edits(ARTICLE)([
    [
      'author: Ana Lima',
      'author: Zacarias',
      '6:9 author: «Zacarias» não está entre os autores de pages/blog.yaml',
    ],
  ]),
  ...edits('pages/home.yaml')([
    ['    - metal', '    - metais', '17:7 ticker.materials[2]: não há o material «metais»'],
  ]),
  ...edits('materials/metal.yaml')([
    [
      'order: 10',
      'order: 10\ndraft: true',
      'content/pages/home.yaml:17:7 ticker.materials[2]: o material «metal» é um rascunho e não aparece no site',
    ],
  ]),
  ...edits('pages/layout.yaml')([
    ['material: cobre', 'material: ouro', '20:13 strip.material: não há o material «ouro»'],
  ]),
  ...edits('pages/about.yaml')([
    ['- year: 2019', '- year: 2017', '46:11 timelineItems[2].year: 2017 vem depois de 2018'],
  ]),
  ...edits(COMPANY)([
    ['- sábado', '- sexta', '27:9 openingHours[2].days[1]: sexta já abre das 08:00 às 17:00'],
    [
      '      scope: Das coletas de empresa.\n',
      '',
      '46:15 claims.home[3].figure: «100%» não diz de quê',
    ],
  ]),
  ...edits('process-steps/etapa-02.yaml')([
    ['"02"', '"01"', '1:9 number: a etapa 01 já existe em etapa-01.yaml'],
    ['"02"', '"03"', '1:9 number: falta a etapa 02 antes da 03'],
  ]),
  ...edits('messages.yaml')([
    ['{preco}', 'preço', '4:11 requests.lot.body: falta o lugar {preco}'],
    [
      'Olá! Preciso de um atendimento rápido. Podem me ajudar?',
      'Olá! Encontrei este número na página de contato da {empresaNome} e gostaria de falar com a equipe.',
      '122:17 whatsapp.quickService: é igual a contactCard',
    ],
  ]),
  ...edits(
    COMPANY,
    'legal',
  )([['name: Empresa', 'exampleContent: [preços, histórico]\nname: Empresa']]),
  ...edits(CERTIFICATE)([
    [
      'name: ISO',
      'standard: true\nnumber: BR-1\nname: ISO',
      '2:9 number: uma norma seguida (standard: true) não tem número nem',
    ],
  ]),
  ...inPlace(
    ARTICLE,
    'Texto com [contato](/contato).',
    (written) => written,
    'legal',
  )([['Ligue (11) 0000-0000 ou escreva para a@b.example.']]),
  row(
    'a service named like a page of the site',
    'refused',
    [
      { copy: 'services/coleta.yaml', to: 'services/inventario.yaml' },
      { edit: 'services/inventario.yaml', from: 'order: 10', to: 'order: 15' },
    ],
    'content/services/inventario.yaml:1:1 documento: /servicos/inventario é o endereço de outra página',
  ),
  row(
    'a photo that is a text',
    'refused',
    [
      { write: 'photos/pasta/falsa.jpg', text: 'isto não é uma foto' },
      { edit: LOT, from: 'src: pasta/foto.jpg', to: 'src: pasta/falsa.jpg' },
    ],
    'content/lots/notebooks.yaml:13:8 photo.src: o arquivo não é uma imagem JPEG, PNG ou WebP',
  ),
  row('a photo of an allowed host', 'legal', [
    { edit: LOT, from: 'src: pasta/foto.jpg', to: 'src: https://fotos.exemplo.org/a.jpg' },
    { edit: COMPANY, from: 'name: Empresa', to: 'imageHosts: [fotos.exemplo.org]\nname: Empresa' },
  ]),
  row(
    'a shared photo of another host',
    'refused',
    [
      {
        edit: 'pages/home.yaml',
        from: 'src: pasta/foto.jpg',
        to: 'src: https://fotos.exemplo.org/a.jpg',
      },
      {
        edit: COMPANY,
        from: 'name: Empresa',
        to: 'imageHosts: [fotos.exemplo.org]\nname: Empresa',
      },
    ],
    'content/pages/home.yaml:5:10 seo.photo.src: a foto ao compartilhar não pode vir de outro site',
  ),
  released(
    'placeholder contacts before a release',
    [
      { edit: COMPANY, from: '12.345.678/0001-95', to: '00.000.000/0001-00' },
      { edit: COMPANY, from: '@empresa.com.br', to: '@empresa.example' },
      { edit: COMPANY, from: '"+551134567890"', to: '"+551100000000"' },
      { edit: COMPANY, from: 'Rua Direita, 10', to: 'Rua do Exemplo, 100' },
      { edit: COMPANY, from: '01002-000', to: '00000-000' },
    ],
    'content/company.yaml:3:7 cnpj: «00.000.000/0001-00» é o CNPJ de exemplo',
    'content/company.yaml:6:8 email: «empresa.example» é o domínio de exemplo',
    'content/company.yaml:7:8 phone: «+551100000000» é o telefone de exemplo',
    'content/company.yaml:10:11 address.street: «Rua do Exemplo» é o endereço de exemplo',
    'content/company.yaml:13:15 address.postalCode: «00000-000» é o CEP de exemplo',
  ),
  released(
    'what is marked as an example before a release',
    [
      {
        edit: COMPANY,
        from: 'name: Empresa',
        to: 'exampleContent: [preços, histórico]\nname: Empresa',
      },
    ],
    'content/company.yaml:1:18 exampleContent[1]: o conteúdo ainda é de exemplo: preços',
    'content/company.yaml:1:26 exampleContent[2]: o conteúdo ainda é de exemplo: histórico',
  ),
]
