import { expect, it } from 'vitest'
import type { CompanyView } from '../../../../src/content/views/views'
import { checkContact, ownDomain } from '../../../../src/site/features/verify/check-contact'
import { one } from '../../../support/model-documents'

const company: CompanyView = {
  ...one('Company'),
  name: 'Retrilha',
  url: 'https://www.retrilha.com.br',
  email: 'comercial@retrilha.com.br',
  phone: '+551133334444',
  whatsapp: '+5511912345678',
  cnpj: '11.222.333/0001-81',
  socialLinks: [
    { network: 'YouTube', url: 'https://www.youtube.com/@retrilha' },
    { network: 'Facebook', url: 'https://www.facebook.com/profile.php?id=4455' },
    { network: 'Instagram' },
  ],
  privacyOfficer: { name: 'Íris', email: 'privacidade@retrilha.com.br' },
}
const check = (typed: string, own = company) => checkContact(typed, own)

/** A «Pix copia e cola» that pays to a key; `more` adds fields to it, `inside` to its account. */
const pixCode = (key: string, more = '', inside = '') => {
  const field = (name: string, value: string) =>
    `${name}${String(value.length).padStart(2, '0')}${value}`
  const account = field('26', field('00', 'br.gov.bcb.pix') + field('01', key) + inside)
  return `000201${account}${more}5204000053039865802BR5908RETRILHA6009SAO PAULO6304ABCD`
}

it.each([
  ['(11) 3333-4444', 'phone'],
  ['11 3333 4444', 'phone'],
  ['tel:+551133334444', 'phone'],
  ['0055 11 3333-4444', 'phone'],
  ['011 3333-4444', 'phone'],
  ['11912345678', 'whatsapp'],
  ['+55 11 91234-5678', 'whatsapp'],
  // As phones copy it: with marks of direction around it and no-break hyphens.
  ['\u202A+55 11 91234\u20115678\u202C', 'whatsapp'],
  ['https://wa.me/5511912345678?text=Ol%C3%A1', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=5511912345678&text=oi', 'whatsapp'],
  ['https://api.whatsapp.com/send/?phone=5511912345678&text&app_absent=0', 'whatsapp'],
  ['Comercial@Retrilha.com.br', 'email'],
  ['mailto:comercial@retrilha.com.br?subject=oi', 'email'],
  ['Retrilha <comercial@retrilha.com.br>', 'email'],
  ['privacidade@retrilha.com.br', 'privacy'],
  ['fulana.souza@retrilha.com.br', 'anyEmail'],
  ['avisos@mail.retrilha.com.br', 'anyEmail'],
  // With the punctuation of a sentence at its end.
  ['comercial@retrilha.com.br.', 'email'],
  ['(11) 3333-4444,', 'phone'],
  ['https://www.retrilha.com.br/verificar,', 'site'],
  ['retrilha.com.br', 'site'],
  ['https://www.retrilha.com.br/lotes-informatica?q=ssd#topo', 'site'],
  ['HTTP://WWW.RETRILHA.COM.BR/', 'site'],
  ['docs.retrilha.com.br', 'site'],
  ['https://youtube.com/@retrilha?si=abc', 'social'],
  ['https://www.facebook.com/profile.php?id=4455', 'social'],
  ['11.222.333/0001-81', 'pix'],
  ['11222333000181', 'pix'],
  [pixCode('11222333000181'), 'pix'],
])('is ours however it is written: %s', (typed, channel) => {
  expect(check(typed)).toMatchObject({ is: 'ours', channel })
})

it.each([
  ['(11) 98888-7777', 'phone'],
  ['+351 912 000 111', 'phone'],
  ['0800 123 4567', 'phone'],
  ['https://wa.me/5521977776666', 'phone'],
  // Our number for calls has no WhatsApp.
  ['https://wa.me/551133334444', 'link'],
  ['contato@sucata.com.br', 'email'],
  ['https://www.sucata.com.br/', 'link'],
  ['javascript://alert(1)', 'link'],
  ['https://www.facebook.com/profile.php?id=9', 'link'],
  ['123.456.789-09', 'pix'],
  ['6b1f9f0e-1111-4222-8333-444455556666', 'pix'],
  [pixCode('maria@sucata.com.br'), 'pix'],
  // Two accounts, of which only the first is ours: banks may pay the second.
  [pixCode('11222333000181', '27330014br.gov.bcb.pix011112345678909'), 'pix'],
  ['00020126', 'pix'],
  ['99.888.777/0001-00', 'pix'],
])('is not on the list: %s', (typed, kind) => {
  expect(check(typed)).toEqual({ is: 'foreign', kind })
})

it.each([
  // A browser reads «..» as a step back, so the link does not lead to our number.
  'https://wa.me/5511912345678/../5521977776666',
  'https://wa.me/5511912345678/%2e%2e/5521977776666',
  'https://wa.me/5511912345678?phone=5521977776666',
  'https://api.whatsapp.com/send?phone=5511912345678&phone=5521977776666',
  'mailto:comercial@retrilha.com.br?cc=cobranca@pagamentos.com',
  'comercial@retrilha.com.br?bcc=cobranca%40pagamentos.com',
  // A key of somebody else before ours, and a server with another payment beside ours.
  pixCode('12345678909', '', '011411222333000181'),
  pixCode('11222333000181', '', '2515pagamentos.com/'),
  '(11) 3333-4445',
  '11 91234-5687',
  'https://wa.me/5511912345679',
  '11.222.333/0001-18',
  '11.222.333/0002-62',
  pixCode('11222333000191'),
  '(21) 3333-4444',
  '+351 11 91234-5678',
  '11 11 91234-5678',
  '0 21 11 91234-5678',
  'https://wa.me/551111912345678',
  '(11) 3333-4444'.replace('3', '３'),
  '11 9l234-5678',
  'https://www.retri1ha.com.br',
  'retrihla.com.br',
  'rétrilha.com.br',
  'rеtrilha.com.br', // Cyrillic е
  'retrіlhа.com.br', // Cyrillic і, а
  'ｒｅｔｒｉｌｈａ.com.br',
  'retri\u200Blha.com.br',
  'https://xn--retrlha-cza.com.br/pix',
  'comerciаl@retrlha.com.br',
  'retrilha.com',
  'retrilha.com.br.pagamentos.com',
  'https://www.retrilha.com.br.coleta.net/boleto',
  'https://pagamentos.com/www.retrilha.com.br',
  'https://www.retrilha.com.br@pagamentos.com',
  'https://retrilha.com.br:senha@pagamentos.com',
  'https://www.retrilha.com.br\\@pagamentos.com',
  'https://www.retrilha.com.br:8443/',
  'https:\\\\www.retrilha.com.br'.replace('https:', 'https://'),
  'https://www.retrilha.com.br%2epagamentos.com',
  'ftp://www.retrilha.com.br/lista',
  'https://www.youtube.com/@retrilhaoficial',
  'comercial@retrilha.com.br.net',
  'comercial@retrilha.com.br@pagamentos.com',
  'comercial@retrilha.com.br <cobranca@pagamentos.com>',
  'Retrilha <cobranca@pagamentos.com>',
  'www.retrilha.com.br@pagamentos.com',
])('is not ours for resembling one, or having one of ours beside it: %s', (typed) => {
  expect(check(typed).is).not.toBe('ours')
})

it.each(['91234-5678', '3333 4444'])('is no number while its area code is missing: %s', (typed) => {
  expect(check(typed)).toEqual({ is: 'incomplete' })
})

it.each([
  '',
  '  ',
  'boleto da coleta',
  '1234',
  'Rua das Trilhas, 10',
  '9'.repeat(47),
  'a'.repeat(3000),
])('is none at all: %s', (typed) => {
  expect(check(typed)).toEqual({ is: 'unknown' })
})

it.each([
  ['https://loja.empresa.com.br', 'vendas@empresa.com.br', 'empresa.com.br', true],
  ['https://www.sucata.com.br', 'Comercial@Sucata.com.br', 'sucata.com.br', true],
  // The two domains only end alike, so the mail's domain does not belong to the company.
  ['https://www.boasucata.com.br', 'comercial@sucata.com.br', 'boasucata.com.br', false],
  ['https://empresa.com.br', 'empresa.recicla@gmail.com', 'empresa.com.br', false],
])('the domain of %s with the mail %s is %s; all mail is its own: %s', (url, email, domain, is) => {
  const own = { ...company, url, email }
  expect(ownDomain(own)).toEqual({ domain, ownsMail: is })
  expect(check(email, own)).toMatchObject({ is: 'ours', channel: 'email' })
  expect(check(`outra@${domain}`, own).is === 'ours').toBe(is)
})
