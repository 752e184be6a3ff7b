// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CertificationProof } from '../../../src/site/ui/certification-proof'
import { find, renderAt } from '../render'

const words = {
  number: 'Número',
  onRequest: 'Número sob pedido',
  followed: 'Norma que seguimos',
  validUntil: 'Válido até',
  check: 'Conferir',
}
async function proofOf(certification: {
  number?: string
  standard?: boolean
  validUntil?: string
  url?: string
}) {
  await renderAt('/', () => (
    <p>
      <CertificationProof certification={{ name: 'ISO 14001', ...certification }} words={words} />
    </p>
  ))
  return find('p').textContent
}

describe('what stands beside a certificate', () => {
  it('is its number, its validity and where to check it', async () => {
    expect(
      await proofOf({ number: 'BR-1', validUntil: '2027-12-31', url: 'https://a.example/x' }),
    ).toBe('Número BR-1Válido até 31/12/2027Conferir ISO 14001')
    expect(find('a').getAttribute('href')).toBe('https://a.example/x')
  })
  it('is, without a number, that it comes on request', async () => {
    expect(await proofOf({})).toBe('Número sob pedido')
  })
  it('is, for a standard that is only followed, that there is no certificate', async () => {
    expect(await proofOf({ standard: true })).toBe('Norma que seguimos')
  })
})
