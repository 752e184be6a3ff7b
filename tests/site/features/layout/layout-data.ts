import type { CompanyView, LayoutView } from '../../../../src/content/views'

const toast = { title: 'Aviso', text: 'Texto.' }

export const layout: LayoutView = {
  navigation: [
    { label: 'Início', href: '/' },
    { label: 'Comércio de sucata', shortLabel: 'Sucata', href: '/comercio-sucata' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contato', href: '/contato' },
  ],
  prices: {
    today: 'hoje',
    onDay: 'em {dia}',
    old: 'de {dia}, a confirmar',
    oldAfterDays: 60,
    base: 'sobre a média de {mes}, {media}',
  },
  strip: { label: 'Cobre', name: 'Cobre', pricePerKg: 40, variation: 2.5, day: '2020-01-02' },
  notices: [],
  pages: {
    previousButton: 'Anterior',
    nextButton: 'Próxima',
    where: 'Página {pagina} de {paginas}',
    title: 'página {pagina}',
    range: 'do {primeiro}º ao {ultimo}º',
    last: 'o {numero}º',
    failed: 'Não carregou.',
  },
  offline: {
    note: 'Sem conexão: preços de',
    update: 'Há uma versão nova.',
    updateButton: 'Atualizar',
    title: 'Sem conexão',
    text: 'Texto.',
    retry: 'Tentar',
  },
  whatsappButton: 'Chamar no WhatsApp',
  footer: {
    linksTitle: 'Links rápidos',
    contactTitle: 'Contato',
    copyright: '© 2025 Sucata Boa.',
    verifyLink: 'É mesmo a {empresa}?',
    privacyLink: 'Privacidade',
    accessibilityLink: 'Acessibilidade',
    privacyLabel: 'Encarregado',
  },
  toasts: {
    inDevelopment: toast,
    draftOpened: toast,
    mailClientOpening: toast,
    lotDraftOpened: toast,
    newsletterDone: toast,
    newsletterFailed: toast,
    articleNotFound: toast,
    draftFailed: toast,
  },
}

export const company: CompanyView = {
  name: 'Sucata Boa',
  legalName: 'Sucata Boa Ltda.',
  cnpj: '11.222.333/0001-81',
  description: 'Compra sucata.',
  url: 'https://www.exemplo.com.br',
  email: 'comercial@exemplo.com.br',
  phone: '+551133334444',
  whatsapp: '+5511912345678',
  address: { street: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01000-000' },
  map: { embed: 'https://mapa.exemplo.com.br/', route: 'https://mapa.exemplo.com.br/rota' },
  openingHours: [{ days: ['segunda'], opens: '08:00', closes: '17:00' }],
  socialLinks: [
    { network: 'Instagram' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/exemplo' },
  ],
  privacyOfficer: { name: 'Ana Souza', email: 'privacidade@exemplo.com.br' },
  claims: { home: [{ figure: '5+', label: 'anos' }], about: [{ figure: '8+', label: 'anos' }] },
}
