import { each, icon, label, line, link, list, object, objects, prose, withPlaces } from '../fields'
import { sectionHeading, seo } from '../page-parts'
import { day, fileName, formed, whole } from '../values'

const statement = (title: string) =>
  object(title, 'Título e texto.', {
    title: line(30, 'Título'),
    text: prose(300, 'Texto'),
  })

export const aboutPageSchema = object('Página Sobre', 'Textos de /sobre.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  ...each(statement, { mission: 'Missão', vision: 'Visão', values: 'Valores' }),
  valuesInAction: sectionHeading('Valores na prática'),
  valuesInActionItems: objects(4, 4, 'Quatro valores na prática', 'Exatamente 4 itens.', {
    icon: icon(),
    title: line(40, 'Título'),
    text: line(160, 'Texto', 'O que se faz na prática'),
  }),
  statistics: sectionHeading('Números'),
  timeline: sectionHeading('Linha do tempo'),
  timelineItems: objects(2, 15, 'Anos', 'Do mais antigo ao mais novo.', {
    year: whole(1990, 2100, 'Ano', 'Ano com quatro algarismos, sem aspas.'),
    title: line(60, 'Título', 'O que houve no ano'),
    text: line(160, 'Texto', 'Uma frase'),
  }),
  team: sectionHeading('Equipe'),
  teamMembers: objects(1, 12, 'Pessoas', 'Nome e função de cada pessoa.', {
    name: line(60, 'Nome'),
    role: line(60, 'Função'),
  }),
  certifications: sectionHeading('Certificações'),
})

export const contactPageSchema = object('Página de contato', 'Textos de /contato.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  subjects: objects(1, 15, 'Assuntos', 'Opções do campo de assunto, nesta ordem.', {
    value: formed(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'não é um nome de link — escreva como coleta-gratis',
      'Nome no link',
      'Para links como /contato?assunto=coleta.',
    ),
    label: line(60, 'Assunto', 'Como aparece na lista'),
  }),
  quickService: object('Atendimento rápido', 'Caixa com o botão do WhatsApp.', {
    title: label('Título'),
    text: prose(200, 'Texto'),
    items: list(0, 5, 'Itens', 'Até 5 itens.', line(80, 'Item')),
  }),
})

export const blogPageSchema = object('Página do blog', 'Textos de /blog e dos artigos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  newsletter: object('Newsletter', 'Inscrição no fim do blog.', {
    label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
    title: line(90, 'Título'),
    text: prose(200, 'Texto'),
    consent: prose(200, 'Consentimento', 'Para que serve o e-mail e como sair da lista'),
  }),
  notFound: object('Artigo não encontrado', 'Textos de quando o endereço não tem artigo.', {
    title: line(60, 'Título', 'Título de quando o artigo não existe.'),
    text: prose(200, 'Texto', 'O que o visitante pode fazer'),
  }),
  english: list(
    0,
    100,
    'Palavras em inglês',
    'Leitores de tela leem estas palavras em inglês.',
    line(60, 'Palavra em inglês', 'Como nos artigos.'),
  ).optional(),
  authors: objects(1, 20, 'Autores', 'Quem assina artigos.', {
    name: line(60, 'Nome', 'Igual ao do campo author dos artigos.'),
    role: line(60, 'Função'),
    bio: prose(300, 'Apresentação', 'Uma ou duas frases'),
  }),
})

/** Texts around every page: navigation, strip, footer. */
export const layoutSchema = object('Moldura do site', 'Menu, faixa do topo e rodapé.', {
  navigation: objects(1, 9, 'Menu', 'Itens do menu e do rodapé, nesta ordem.', {
    label: label('Nome no menu'),
    shortLabel: label('Nome curto', 'Nome no rodapé, até 50 letras.').optional(),
    href: link('Endereço', 'Página deste site, como /contato.'),
  }),
  strip: object('Faixa do topo', 'Preço do dia acima do menu.', {
    label: label('Antes do preço', 'Como Cobre; o dia entra sozinho.'),
    material: fileName(
      'Material',
      'Nome do arquivo de um material, sem .yaml. Exemplo: cobre.',
      'material',
    ),
  }),
  footer: object('Rodapé', 'Textos do rodapé.', {
    copyright: line(120, 'Direitos', '{empresa} vira o nome da empresa'),
  }),
})

export const notFoundPageSchema = object('Página não encontrada', 'Textos da página 404.', {
  label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
  title: line(70, 'Título'),
  text: prose(240, 'Texto', 'O que o visitante pode fazer'),
  links: objects(1, 6, 'Saídas', 'Para onde ir a partir da página de erro.', {
    label: label('Nome'),
    text: line(90, 'Texto', 'O que há na página'),
    href: link('Endereço', 'Página deste site, como /contato.'),
  }),
})

/** Fields that the pages of text share; the Markdown below them has the rest. */
const textPage = {
  seo: seo(),
  header: object('Abertura', 'Título e frase de apoio.', {
    title: line(60, 'Título', 'Título da página'),
    text: prose(240, 'Frase de apoio', 'Do que a página trata'),
  }),
  updatedOn: day('Dia da versão', 'Dia em que o texto passou a valer.'),
  dated: withPlaces(['data'], 80, 'Frase do dia'),
  summary: object('Resumo', 'Faixa no alto da página, antes do texto.', {
    title: label('Título do resumo'),
    items: objects(2, 4, 'Pontos', 'De 2 a 4 pontos: o que quase todos querem saber.', {
      title: line(40, 'Ponto'),
      text: line(120, 'Texto', 'Uma frase'),
    }),
  }),
}

/** /privacidade: how a visitor's data is used (LGPD, Lei 13.709/2018, arts. 9 and 18). */
export const privacyPageSchema = object(
  'Página de privacidade',
  'Textos de /privacidade. O texto corrido vem abaixo da ficha, em Markdown; o contato, de company.yaml.',
  textPage,
)

/** /acessibilidade: what was tested, what is missing, and how to complain (LBI, Lei 13.146/2015, art. 63). */
export const accessibilityPageSchema = object(
  'Página de acessibilidade',
  'Textos de /acessibilidade. O texto corrido vem abaixo da ficha, em Markdown; o contato, de company.yaml.',
  textPage,
)
