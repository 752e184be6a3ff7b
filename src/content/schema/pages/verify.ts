import { label, line, list, object, prose, withPlaces } from '../fields'
import { seo } from '../page-parts'

const answer = (title: string, where: string) =>
  prose(240, title, `O que a página responde ${where}`)

/** Texts of «É a Retrilha?»: one answer for each outcome of the comparison. */
const contactCheck = object(
  'É a empresa?',
  'Conferência de um contato, feita no aparelho de quem visita.',
  {
    title: withPlaces(['empresa'], 60, 'Título'),
    text: line(120, 'Frase de apoio'),
    ours: object('É nosso', 'Respostas a um contato de company.yaml, um por espécie.', {
      title: label('Título'),
      phone: answer('Telefone', 'ao telefone'),
      whatsapp: answer('WhatsApp', 'ao WhatsApp'),
      email: answer('E-mail comercial', 'ao e-mail comercial'),
      anyEmail: answer('Outro e-mail', 'a outro endereço do nosso domínio'),
      privacy: answer('Dados pessoais', 'ao e-mail do encarregado de dados'),
      site: answer('Site', 'ao endereço do site'),
      social: answer('Rede social', 'a um perfil nosso'),
      keyTitle: label('Título da chave Pix'),
      pix: withPlaces(['razaoSocial'], 240, 'Chave Pix'),
    }),
    foreign: object('Não é nosso', 'Respostas a um contato que não está em company.yaml.', {
      title: label('Título'),
      phone: answer('Telefone', 'a outro telefone'),
      email: answer('E-mail', 'a outro e-mail'),
      link: answer('Link', 'a outro endereço na internet'),
      pix: answer('Chave Pix', 'a outra chave Pix'),
      advice: line(120, 'Conselho'),
    }),
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
    channels: object('Canais oficiais', 'Lista dos contatos de company.yaml.', {
      label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
      title: line(90, 'Título'),
      anyEmail: withPlaces(['dominio'], 120, 'Outros e-mails'),
      payee: withPlaces(['razaoSocial'], 160, 'Nome na chave Pix'),
      noProfile: line(160, 'Rede sem endereço', 'O que vale enquanto uma rede não tem endereço'),
    }),
    charges: object('Pagamento', 'Como a empresa cobra e como paga.', {
      label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
      title: line(90, 'Título'),
      items: list(1, 8, 'Regras', 'Promessas que a empresa cumpre.', line(160, 'Regra')),
    }),
    report: object('Denúncia', 'O que fazer com uma cobrança que imita a empresa.', {
      title: line(90, 'Título'),
      items: list(1, 8, 'Passos', 'Um passo por linha, na ordem.', line(200, 'Passo')),
    }),
  },
)
