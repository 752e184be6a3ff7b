import { z } from 'zod'
import { CNPJ, PHONE, WHATSAPP_PHONE } from '../text/brazil'
import { HOST_NAME, HTTPS_ADDRESS } from '../text/web-address'
import { EXAMPLE_CONTENT, SOCIAL_NETWORKS, STATES, WEEKDAYS } from '../vocabulary'
import { choice, farLink, line, list, object, objects, prose } from './fields'
import { day, email, flag, formed, hour } from './values'

const claim = z.strictObject({
  figure: line(12, 'Número', 'O número em destaque', '500+'),
  label: line(60, 'Legenda', 'O que o número conta', 'empresas atendidas'),
  scope: line(
    160,
    'Alcance',
    'O que quer dizer e o que não quer; todo 100% precisa dele',
  ).optional(),
})

/**
 * Everything about the company except the texts of single pages. One document, which rebrands the
 * whole site.
 */
export const companySchema = object(
  'Empresa',
  'Nome, contatos, horário, redes e números. Vale para o site inteiro.',
  {
    name: line(40, 'Nome', 'Nome da marca em todo o site'),
    legalName: line(100, 'Razão social', 'Nome no CNPJ'),
    cnpj: formed(
      CNPJ,
      'não é um CNPJ — escreva como "12.345.678/0001-95"; desde 2026 pode ter letras maiúsculas',
      'CNPJ',
      'Com pontos, barra e traço‹, entre aspas›: "12.345.678/0001-95".',
      'cnpj',
    ),
    description: prose(240, 'Descrição', 'O que a empresa faz; no rodapé e em buscadores'),
    url: formed(
      /^https:\/\/[a-z0-9.-]+$/,
      'não é o endereço do site — escreva como https://www.empresa.com.br, sem barra no fim',
      'Endereço do site',
      'Endereço público, sem barra no fim. Exemplo: https://www.empresa.com.br.',
      'site-url',
    ).refine(
      (text) => HTTPS_ADDRESS.test(text),
      'não é um endereço público — escreva como https://www.empresa.com.br',
    ),
    email: email(
      'E-mail comercial',
      'Recebe todos os pedidos do site.',
      'comercial@empresa.com.br',
    ),
    phone: formed(
      PHONE,
      'não é um telefone — escreva‹ entre aspas,› com DDD, como "+5511912345678" ou "08001234567"',
      'Telefone',
      'Com +55 e DDD‹, entre aspas›: "+5511912345678"; ou "08001234567".',
      'phone',
    ),
    whatsapp: formed(
      WHATSAPP_PHONE,
      'não é um número de WhatsApp — escreva‹ entre aspas,› com DDD, como "+5511912345678"',
      'WhatsApp',
      'Com +55 e DDD‹, entre aspas›: "+5511912345678".',
      'whatsapp',
    ),
    address: object('Endereço', 'Onde a empresa recebe material.', {
      street: line(100, 'Rua e número'),
      city: line(60, 'Cidade'),
      state: choice(STATES, 'UF', 'Duas letras maiúsculas, como SP.'),
      postalCode: formed(
        /^\d{5}-\d{3}$/,
        'não é um CEP — escreva como "01234-567"',
        'CEP',
        'Como "01234-567"‹, entre aspas›.',
        'postal-code',
      ),
    }),
    map: object('Mapa', 'Mapa da página de contato.', {
      embed: formed(
        HTTPS_ADDRESS,
        'não é o endereço https de um mapa — no mapa, use «Incorporar» e copie o que vem depois de src=',
        'Mapa incorporado',
        'Endereço https do mapa de /contato.',
        'map-embed',
      ),
      route: farLink('Como chegar', 'Link https que abre a rota no aplicativo de mapas.'),
    }),
    openingHours: objects(1, 7, 'Horário', 'Horário de funcionamento, em uma linha por período.', {
      days: list(1, 7, 'Dias', 'Por exemplo segunda, terça.', z.enum(WEEKDAYS)),
      opens: hour('Abre', 'Hora‹ entre aspas›, como "08:00", no horário de São Paulo.'),
      closes: hour('Fecha', 'Hora‹ entre aspas›, como "17:00"; depois da abertura.'),
    }),
    closedOn: list(
      0,
      60,
      'Dias fechados',
      'Feriados, um por linha; buscadores os mostram.',
      day('Dia fechado', 'Como "2026-12-25".'),
    ).optional(),
    socialLinks: objects(0, 6, 'Redes sociais', 'Aparecem no rodapé, nesta ordem.', {
      network: choice(SOCIAL_NETWORKS, 'Rede', 'Instagram, LinkedIn, Facebook ou YouTube.'),
      url: farLink('Endereço', 'Link https do perfil; sem ele só o nome aparece.').optional(),
    }),
    privacyOfficer: object('Encarregado de dados', 'Contato exigido pela LGPD, no rodapé.', {
      name: line(80, 'Nome', 'Encarregado pelo tratamento de dados pessoais (LGPD, art. 41).'),
      email: email(
        'E-mail',
        'Onde o titular fala com o encarregado.',
        'privacidade@empresa.com.br',
      ),
    }),
    claims: object('Números da empresa', 'Só números que a empresa pode comprovar.', {
      home: list(1, 4, 'Números da página inicial', 'Até 4 números.', claim),
      about: list(1, 4, 'Números da página Sobre', 'Até 4 números.', claim),
    }),
    exampleContent: list(
      0,
      EXAMPLE_CONTENT.length,
      'Conteúdo de exemplo',
      'O que no site ainda é inventado: pessoas (equipe, autores, encarregado), preços (lotes, sucata, serviços), notas (dos lotes), histórico (preços passados, linha do tempo, números da empresa), prazos (proposta, coleta, CDF, laudo, cotação), políticas (quem paga, mínimo, o que se recebe de pessoas, como cobramos), laudos, frete (a tabela), propostas (o mínimo e a validade). Apague a palavra quando o conteúdo for verdadeiro; enquanto ela está aqui, content:check -- --release recusa.',
      z.enum(EXAMPLE_CONTENT),
    ).optional(),
    hstsSubdomains: flag(
      'Só https também nos subdomínios',
      'true exige https em todos os nomes abaixo do domínio, por dois anos.',
    ),
    imageHosts: list(
      0,
      10,
      'Sites de fotos permitidos',
      'Domínios de onde uma foto https pode vir; vazio, nenhum.',
      z.string().regex(HOST_NAME, 'não é um domínio — escreva como fotos.empresa.com.br'),
    ).optional(),
    repository: object(
      'Edição pelo GitHub',
      'Repositório em que a página /admin abre rascunhos para revisão. Sem ele, /admin edita só a pasta do computador.',
      {
        name: formed(
          /^[\w-]+\/[\w.-]+$/,
          'não é um repositório — escreva dono/nome',
          'Repositório',
          'Como retrilha/site.',
        ),
        branch: formed(
          /^[\w-][\w./-]{0,99}$/,
          'não é o nome de um ramo — escreva como main',
          'Ramo',
          'Quase sempre main.',
        ),
      },
    ).optional(),
  },
)

export type Company = z.infer<typeof companySchema>
