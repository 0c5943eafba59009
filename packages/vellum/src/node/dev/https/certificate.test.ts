import { X509Certificate } from 'node:crypto'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { closeServer } from 'vellum-host'
import { describe, expect, it } from 'vitest'
import { makeCertificate } from './certificate.js'

const HOSTS = ['localhost', 'docs.test', '127.0.0.1', '192.168.1.7', '::1', 'fe80::1:2']

describe('makeCertificate', () => {
  it('DEV-24: is valid for its hosts, for a year', () => {
    const { cert } = makeCertificate({ hosts: HOSTS, now: new Date('2030-05-06T07:08:09Z') })
    const parsed = new X509Certificate(cert)
    for (const host of ['localhost', 'docs.test']) expect(parsed.checkHost(host)).toBe(host)
    for (const address of HOSTS.slice(2)) expect(parsed.checkIP(address)).toBe(address)
    expect(parsed.checkHost('evil.example')).toBeUndefined()
    expect(parsed.checkIP('10.0.0.1')).toBeUndefined()
    expect(parsed.verify(parsed.publicKey)).toBe(true)
    expect(parsed.ca).toBe(false)
    expect([parsed.validFrom, parsed.validTo]).toEqual([
      'May  5 07:08:09 2030 GMT',
      'Jun  6 07:08:09 2031 GMT',
    ])
    expect(parsed.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  })

  it('has a new serial number each time, and years after 2049', () => {
    const make = () =>
      new X509Certificate(makeCertificate({ hosts: HOSTS, now: new Date('2060-01-01T00:00:00Z') }).cert)
    const [first, second] = [make(), make()]
    expect(first.serialNumber).not.toBe(second.serialNumber)
    expect(first.validFrom).toBe('Dec 31 00:00:00 2059 GMT')
  })

  it('DEV-24: is accepted by a client that trusts it', async () => {
    const many = Array.from({ length: 40 }, (_, i) => `host-${i}.docs.test`)
    const { cert, key } = makeCertificate({ hosts: [...HOSTS, ...many], now: new Date() })
    const server = createServer({ cert, key }, (_, response) => response.end('hello'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    try {
      const { port } = server.address() as AddressInfo
      const status = await new Promise((done, failed) => {
        request({ host: '127.0.0.1', port, ca: cert, servername: 'docs.test' }, (response) => {
          response.resume()
          done(response.statusCode)
        })
          .on('error', failed)
          .end()
      })
      expect(status).toBe(200)
    } finally {
      await closeServer(server)
    }
  })
})
