import { label, line, list, object, prose, withPlaces } from '../fields'
import { seo } from '../page-parts'

const answer = (title: string, where: string) =>
  prose(240, title, `O que a página responde ${where}`)
const row = (title: string) => label(title, 'Palavra antes do contato, na lista.')

/** Texts of «É a Retrilha?»: the field, and one answer for each outcome of the comparison. */
const contactCheck = object(
  'É a empresa?',
  'Conferência de um contato, feita no aparelho de quem visita.',
  {
    title: withPlaces(['empresa'], 60, 'Título'),
    text: line(120, 'Frase de apoio'),
    field: label('Nome do campo'),
    placeholder: line(50, 'Exemplo no campo'),
    hint: prose(200, 'Ajuda do campo', 'O que vale colar'),
    button: label('Botão'),
    unknown: line(160, 'Não é contato', 'Quando o texto não parece contato nenhum'),
    noAreaCode: line(160, 'Falta o DDD', 'Quando falta o DDD de um telefone'),
    ours: object('É nosso', 'Respostas a um contato de company.yaml, um por espécie.', {
      title: label('Título'),
      phone: answer('Telefone', 'ao telefone'),
      whatsapp: answer('WhatsApp', 'ao WhatsApp'),
      email: answer('E-mail comercial', 'ao e-mail comercial'),
      anyEmail: answer('Outro e-mail', 'a outro endereço do nosso domínio'),
      privacy: answer('Dados pessoais', 'ao e-mail do encarregado de dados'),
      site: answer('Site', 'ao endereço do site'),
      social: answer('Rede social', 'a um perfil nosso'),
      place: answer('Endereço', 'à rua ou ao CEP'),
      keyTitle: label('Título da chave Pix'),
      pix: withPlaces(['razaoSocial'], 240, 'Chave Pix'),
    }),
    alike: object('Imitação', 'Respostas a um contato que imita um nosso.', {
      title: label('Título'),
      own: withPlaces(['nosso'], 120, 'O nosso'),
      digits: line(120, 'Outros algarismos'),
      areaCode: line(120, 'Outro DDD ou país'),
      letters: line(120, 'Letras trocadas'),
      name: line(120, 'O nosso nome em outro endereço'),
      advice: line(120, 'Conselho', 'Antes do botão do telefone'),
    }),
    foreign: object('Não é nosso', 'Respostas a um contato que não está em company.yaml.', {
      title: label('Título'),
      phone: answer('Telefone', 'a outro telefone'),
      email: answer('E-mail', 'a outro e-mail'),
      link: answer('Link', 'a outro endereço na internet'),
      pix: answer('Chave Pix', 'a outra chave Pix'),
      place: answer('Endereço', 'a outra rua ou outro CEP'),
      advice: line(120, 'Conselho'),
    }),
  },
)

/** Texts of «Confira um laudo»: the field, and one answer for each state. */
const laudoCheck = object(
  'Confira um laudo',
  'Conferência do número de um laudo com os documentos de content/laudos.',
  {
    title: line(60, 'Título'),
    text: prose(160, 'Frase de apoio'),
    field: label('Nome do campo'),
    placeholder: line(50, 'Exemplo no campo'),
    button: label('Botão'),
    number: label('Antes do número', 'Exemplo: Número.'),
    kind: label('Antes da espécie', 'Exemplo: Serviço.'),
    state: label('Antes da situação', 'Exemplo: Situação.'),
    successor: label('Antes do laudo novo', 'Exemplo: Vale agora.'),
    titles: object('Títulos', 'Um por situação; {data} é o dia da emissão.', {
      válido: withPlaces(['data'], 60, 'Válido'),
      substituído: withPlaces(['data'], 60, 'Substituído'),
      revogado: withPlaces(['data'], 60, 'Revogado'),
    }),
    states: object('Situações', 'Palavra de cada situação; {data} é o dia da mudança.', {
      válido: label('Válido'),
      substituído: withPlaces(['data'], 60, 'Substituído'),
      revogado: withPlaces(['data'], 60, 'Revogado'),
    }),
    compare: prose(160, 'Laudo da lista', 'O que comparar com o papel'),
    offline: line(160, 'Sem conexão', 'Quando a lista é a que o aparelho guardou'),
    unknown: withPlaces(['numero'], 80, 'Número desconhecido'),
    unknownText: prose(240, 'Texto do número desconhecido', 'O que fazer'),
    mailButton: label('Botão do e-mail'),
    subject: line(150, 'Assunto do e-mail', 'Assunto do rascunho que o botão abre'),
  },
)

/** /verificar: whether a contact is the company's, how it charges, how to report an imitation. */
export const verifyPageSchema = object(
  'Página de verificação',
  'Textos de /verificar. Contatos e CNPJ vêm de company.yaml; a chave Pix é o CNPJ, e só ele.',
  {
    seo: seo(),
    header: object('Abertura', 'Etiqueta, título e frase de apoio.', {
      label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
      title: withPlaces(['empresa'], 60, 'Título'),
      text: prose(240, 'Frase de apoio', 'O que a página confere'),
    }),
    noScript: line(120, 'Sem JavaScript', 'No lugar das conferências'),
    contact: contactCheck,
    laudo: laudoCheck,
    channels: object('Canais oficiais', 'Lista dos contatos de company.yaml.', {
      label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
      title: line(90, 'Título'),
      phone: row('Telefone'),
      whatsapp: row('WhatsApp'),
      email: row('E-mail'),
      anyEmail: withPlaces(['dominio'], 120, 'Outros e-mails'),
      privacy: row('Dados pessoais'),
      site: row('Site'),
      pix: row('Chave Pix'),
      payee: withPlaces(['razaoSocial'], 160, 'Nome na chave Pix'),
      social: row('Redes sociais'),
      noProfile: line(160, 'Rede sem endereço', 'O que vale enquanto uma rede não tem endereço'),
      place: row('Endereço'),
    }),
    charges: object('Pagamento', 'Como a empresa cobra e como paga.', {
      label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
      title: line(90, 'Título'),
      items: list(
        1,
        8,
        'Regras',
        'Uma frase por regra; cada uma é uma promessa que a empresa cumpre.',
        line(160, 'Regra'),
      ),
    }),
    report: object('Denúncia', 'O que fazer com uma cobrança que imita a empresa.', {
      title: line(90, 'Título'),
      items: list(1, 8, 'Passos', 'Um passo por linha, na ordem.', line(200, 'Passo')),
    }),
  },
)
