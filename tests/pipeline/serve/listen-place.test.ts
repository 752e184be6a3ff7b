import { expect, it } from 'vitest'
import { listenPlace } from '../../../src/pipeline/serve/site-server'

it('listens on this machine alone, and says where', () => {
  expect(listenPlace({})).toEqual({
    host: 'localhost',
    port: 4173,
    said: 'O site está em http://localhost:4173 (Ctrl+C para parar)',
  })
})

it('says so when the whole network is let in', () => {
  expect(listenPlace({ HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
    host: '0.0.0.0',
    port: 80,
    said: expect.stringContaining('todas as redes'),
  })
})

it('writes an IPv6 address as an address bar takes it', () => {
  expect(listenPlace({ HOST: '::1' }).said).toContain('http://[::1]:4173 ')
})

it.each(['abc', '70000', '-1', '1.5'])('refuses PORT=%s in clear words', (PORT) => {
  expect(() => listenPlace({ PORT })).toThrow(/não é uma porta/)
})
