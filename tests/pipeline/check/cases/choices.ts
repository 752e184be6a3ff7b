import type { Case } from '../broken-content'

export const choices: Case[] = [
  {
    name: 'a wrong choice near a right one',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'category: notebook', to: 'category: Notebooks' },
    ],
    lines: [
      'content/lots/notebooks.yaml:2:11 category: «Notebooks» não está na lista — queria ' +
        'dizer «notebook»? Escolha uma destas: desktop, notebook, monitor, smartphone, servidor, componentes',
    ],
  },
  {
    name: 'a wrong choice unlike any',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'category: notebook', to: 'category: geladeira' },
    ],
    lines: [
      'content/lots/notebooks.yaml:2:11 category: «geladeira» não está na lista — escolha uma ' +
        'destas: desktop, notebook, monitor, smartphone, servidor, componentes',
    ],
  },
  {
    name: 'a post category with a typing slip',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'category: Economia Circular',
        to: 'category: economia circulár',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:4:11 category: «economia circulár» não está na lista — ' +
        'queria dizer «Economia Circular»? Escolha uma destas: Reciclagem Eletrônica, Descarte ' +
        'Consciente, Economia Circular, Saúde e Meio Ambiente, Dicas Sustentáveis',
    ],
  },
  {
    name: 'a post category that is not in the list',
    changes: [
      { edit: 'posts/artigo.mdx', from: 'category: Economia Circular', to: 'category: Receitas' },
    ],
    lines: [
      'content/posts/artigo.mdx:4:11 category: «Receitas» não está na lista — escolha uma ' +
        'destas: Reciclagem Eletrônica, Descarte Consciente, Economia Circular, Saúde e Meio ' +
        'Ambiente, Dicas Sustentáveis',
    ],
  },
  {
    name: 'an icon that does not exist',
    changes: [{ edit: 'services/coleta.yaml', from: 'icon: caminhao', to: 'icon: caminhão' }],
    lines: [
      'content/services/coleta.yaml:1:7 icon: «caminhão» não está na lista — queria dizer ' +
        '«caminhao»? Escolha uma destas: reciclagem, disco, caminhao, prancheta, balanca, dinheiro, ' +
        'documento, escudo, engrenagem, nuvem, celular, api, folha, pessoas, aperto-de-mao, alvo, ' +
        'olho, relogio, telefone, email, local',
    ],
  },
  {
    name: 'a weekday in a list',
    changes: [{ edit: 'company.yaml', from: '- segunda', to: '- segunda-feira' }],
    lines: [
      'content/company.yaml:19:9 openingHours[1].days[1]: «segunda-feira» não está na lista — ' +
        'queria dizer «segunda»? Escolha uma destas: domingo, segunda, terça, quarta, quinta, sexta, sábado',
    ],
  },
  {
    name: 'a document that is a list',
    changes: [{ write: 'certifications/iso.yaml', text: '- name: ISO\n' }],
    lines: [
      'content/certifications/iso.yaml:1:1 documento: o documento não tem campos — escreva um ' +
        '«campo: valor» por linha',
    ],
  },
  {
    name: 'a document without anything',
    changes: [{ write: 'certifications/iso.yaml', text: '' }],
    lines: [
      'content/certifications/iso.yaml:1:1 arquivo: o arquivo está vazio — escreva um «campo: ' +
        'valor» por linha, ou traga-o de volta do histórico',
    ],
  },
  {
    name: 'a document of comments only',
    changes: [{ write: 'certifications/iso.yaml', text: '# nada\n' }],
    lines: [
      'content/certifications/iso.yaml:1:1 documento: o documento está vazio — escreva um ' +
        '«campo: valor» por linha',
    ],
  },
  {
    name: 'several errors in one document, all at once',
    changes: [
      {
        write: 'lots/notebooks.yaml',
        text:
          'title: ""\ncategory: note\nprice: R$ 10\noriginalPrice: -5\nspecs: []\ncor: azul\nrating: ' +
          '9\norder: 1.5\n',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:1:1 description: falta este campo — acrescente ' +
        '«description:». De uma a três frases sobre o lote, até 600 letras.',
      'content/lots/notebooks.yaml:1:1 condition: falta este campo — acrescente «condition:». ' +
        'Estado funcional e estético, até 120 letras. Exemplo: Usado, testado, com marcas de uso.',
      'content/lots/notebooks.yaml:1:8 title: está vazio — escreva um texto. Nome do lote como o ' +
        'comprador o procura, até 110 letras. Exemplo: Lote com 20 notebooks corporativos Core i5.',
      'content/lots/notebooks.yaml:2:11 category: «note» não está na lista — queria dizer ' +
        '«notebook»? Escolha uma destas: desktop, notebook, monitor, smartphone, servidor, componentes',
      'content/lots/notebooks.yaml:3:8 price: «R$ 10» não é um número aceito — escreva 10, ' +
        'só o número, sem aspas',
      'content/lots/notebooks.yaml:4:16 originalPrice: -5 não é maior que 0 — escreva um número maior que 0',
      'content/lots/notebooks.yaml:5:8 specs: tem 0 itens; o mínimo é 1 — acrescente os que faltam',
      'content/lots/notebooks.yaml:6:1 cor: este campo não existe — apague a linha; os campos ' +
        'são: title, category, price, originalPrice, units, description, specs, condition, rating, ' +
        'photo, illustrative, morePhotos, code, status, statusOn, reservedUntil, enteredOn, ' +
        'updatedOn, originalPriceOn, functionalGrade, cosmeticGrade, configuration, pickup, freight, ' +
        'included, questions, reuseDevice, order, draft',
      'content/lots/notebooks.yaml:7:9 rating: 9 está fora do limite; o máximo é 5 — escreva um número menor',
      'content/lots/notebooks.yaml:8:8 order: 1.5 não é um número inteiro — escreva sem casas decimais, como 2',
    ],
  },
]
