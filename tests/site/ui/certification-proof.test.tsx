import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CertificationProof } from '../../../src/site/ui/facts'
import { renderAt } from '../render-at'

it.each([
  [
    'its number, its validity and where to check it',
    { number: 'BR-1', validUntil: '2027-12-31', url: 'https://a.example/x' },
    'Número BR-1Válido até 31/12/2027Conferir ISO 14001',
  ],
  ['without a number, that it comes on request', {}, 'Número sob pedido'],
  [
    'for a standard that is only followed, that there is no certificate',
    { standard: true },
    'Seguimos a norma; não é um certificado.',
  ],
])('beside a certificate stands %s', async (_, certification, said) => {
  const { container } = await renderAt('/', () => (
    <CertificationProof certification={{ name: 'ISO 14001', ...certification }} />
  ))
  expect(container.textContent).toBe(said)
  if ('url' in certification)
    expect(screen.getByRole('link').getAttribute('href')).toBe(certification.url)
})
