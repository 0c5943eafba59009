import { X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { makeCertificate } from './certificate.js'
import { certificateHosts, keptCertificate, readCertificate } from './tlsFiles.js'

const tempFolder = tempFolders()
const now = new Date('2030-01-01T00:00:00Z')
const later = new Date('2031-03-01T00:00:00Z')

describe('keptCertificate', () => {
  it('DEV-24: keeps a certificate until the hosts or the date no longer match', async () => {
    const dir = join(tempFolder(), 'https')
    const hosts = ['localhost', '127.0.0.1', '*.tunnel.app']
    const first = await keptCertificate(dir, { hosts, now })
    expect(await keptCertificate(dir, { hosts, now })).toEqual(first)
    expect(await keptCertificate(dir, { hosts: ['localhost'], now })).toEqual(first)
    const more = await keptCertificate(dir, { hosts: [...hosts, '192.168.1.7'], now })
    expect(more.cert).not.toBe(first.cert)
    const renewed = await keptCertificate(dir, { hosts, now: later })
    expect(new X509Certificate(renewed.cert).checkHost('localhost')).toBe('localhost')
    expect(renewed.cert).not.toBe(more.cert)
    writeFileSync(join(dir, 'dev.key'), 'half of a k')
    expect((await keptCertificate(dir, { hosts, now: later })).cert).not.toBe(renewed.cert)
  })
})

describe('certificateHosts', () => {
  it('names this machine, the host and the allowed hosts', () => {
    const hosts = certificateHosts('docs.test', ['.tunnel.app', 'Proxy', 'bücher.test'])
    expect(hosts).toEqual(
      expect.arrayContaining(['localhost', '127.0.0.1', '::1', 'docs.test', '*.tunnel.app', 'proxy']),
    )
    expect(hosts).not.toContain('bücher.test')
  })
})

describe('readCertificate', () => {
  it('DEV-24: reports files that a server cannot use', async () => {
    const [one, two] = [makeCertificate({ hosts: ['a'], now }), makeCertificate({ hosts: ['a'], now })]
    const dir = tempFolder({ 'a.crt': one.cert, 'a.key': one.key, 'b.key': two.key, 'text.txt': 'text' })
    const file = (name: string) => join(dir, name)
    const read = (cert: string, key: string) =>
      readCertificate({ cert: file(cert), key: file(key) }).then(
        ({ cert }) => cert,
        (error) => formatError(error).split('\nCause')[0],
      )
    expect(await read('a.crt', 'a.key')).toBe(one.cert)
    const hint = '  Pass files in PEM, as `mkcert localhost` writes them.'
    expect(await read('a.crt', 'b.key')).toBe(
      `The private key does not belong to the certificate in ${file('a.crt')}.\n  at ${file('b.key')}\n${hint}`,
    )
    expect(await read('text.txt', 'a.key')).toBe(
      `The certificate cannot be read.\n  at ${file('text.txt')}\n${hint}`,
    )
    expect(await read('a.crt', 'text.txt')).toBe(
      `The private key cannot be read.\n  at ${file('text.txt')}\n${hint}`,
    )
    expect(await read('none.crt', 'a.key')).toBe(
      `The file after \`--https-cert\` cannot be read.\n  at ${file('none.crt')}\n  Correct its path, which starts at the current folder.`,
    )
  })
})
