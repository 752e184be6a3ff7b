import type { CompanyView, LayoutView } from '../../../../src/content/views/views'
import { one } from '../../../support/model-documents'

/** The texts of the tests' own content, with a price and a company that the tests name. */
export const layout: LayoutView = {
  ...one('LayoutPage'),
  navigation: [
    { label: 'Início', href: '/' },
    { label: 'Comércio de sucata', shortLabel: 'Sucata', href: '/comercio-sucata' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contato', href: '/contato' },
  ],
  strip: { label: 'Cobre', name: 'Cobre', pricePerKg: 40, variation: 2.5, day: '2020-01-02' },
  notices: [],
}

const { closedOn: _, ...known } = one('Company')

export const company: CompanyView = {
  ...known,
  name: 'Sucata Boa',
  legalName: 'Sucata Boa Ltda.',
  description: 'Compra sucata.',
  url: 'https://www.exemplo.com.br',
  email: 'comercial@exemplo.com.br',
  phone: '+551133334444',
  whatsapp: '+5511912345678',
  address: { street: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01000-000' },
  openingHours: [{ days: ['segunda'], opens: '08:00', closes: '17:00' }],
  socialLinks: [
    { network: 'Instagram' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/exemplo' },
  ],
}
