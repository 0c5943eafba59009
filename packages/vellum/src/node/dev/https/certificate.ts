// A self-signed certificate for host names and IP addresses: X.509 version 3 in DER, as RFC 5280 defines it.
// Node.js makes keys and signatures, but not certificates. Reads no files.

import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'

/** The hosts of a certificate, and its first day. */
export interface CertificateInput {
  /** Host names and IP addresses. The first is the name that people see. */
  readonly hosts: readonly string[]
  readonly now: Date
}

/** A certificate and its private key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** Browsers of Apple refuse certificates that are valid for longer than 825 days. */
const VALID_DAYS = 397

/** Makes a key and a certificate that is signed with it. */
export function makeCertificate({ hosts, now }: CertificateInput): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from(`vellum dev (${hosts[0]})`)))))
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    // Positive: the first bit is not set.
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SIGNATURE,
    name,
    sequence(time(addDays(now, -1)), time(addDays(now, VALID_DAYS - 1))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions(hosts))),
  )
  const signature = createSign('SHA256').update(body).sign(privateKey)
  const cert = sequence(body, SIGNATURE, bits(signature))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function extensions(hosts: readonly string[]): Buffer[] {
  // Bit 0 of the usage: digital signature.
  const usage = der(0x03, Buffer.from([7, 0x80]))
  return [
    extension(objectId(2, 5, 29, 19), sequence(), { critical: true }),
    extension(objectId(2, 5, 29, 15), usage, { critical: true }),
    extension(objectId(2, 5, 29, 37), sequence(objectId(1, 3, 6, 1, 5, 5, 7, 3, 1))),
    extension(objectId(2, 5, 29, 17), sequence(...hosts.map(alternativeName))),
  ]
}

function extension(id: Buffer, value: Buffer, { critical = false } = {}): Buffer {
  return sequence(id, ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value))
}

function alternativeName(host: string): Buffer {
  return isIP(host) === 0 ? der(0x82, Buffer.from(host)) : der(0x87, addressBytes(host))
}

/** `192.168.1.7` → 4 bytes, `fe80::1` → 16 */
function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  const [before = '', after] = address.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [first, last] = [groups(before), groups(after)]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return Buffer.from([...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join(''), 'hex')
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

/** `20260131120000Z`; before 2050 the RFC requires two digits of the year. */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '')
  return date.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits))
}

/** A value with its type and its length. */
function der(type: number, ...content: readonly Buffer[]): Buffer {
  const value = Buffer.concat(content)
  if (value.length < 128) return Buffer.concat([Buffer.from([type, value.length]), value])
  const length = Buffer.from(value.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.from([type, 0x80 + length.length]), length, value])
}

function sequence(...content: readonly Buffer[]): Buffer {
  return der(0x30, ...content)
}

function set(...content: readonly Buffer[]): Buffer {
  return der(0x31, ...content)
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes)
}

function bits(bytes: Buffer): Buffer {
  return der(0x03, Buffer.from([0]), bytes)
}

/** The first two numbers share a byte; others have seven bits in each of their bytes. */
function objectId(first: number, second: number, ...rest: readonly number[]): Buffer {
  const bytes = rest.flatMap((number) => {
    const parts = [number & 0x7f]
    for (let left = number >> 7; left > 0; left >>= 7) parts.unshift((left & 0x7f) | 0x80)
    return parts
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

const COMMON_NAME = objectId(2, 5, 4, 3)
/** ECDSA with SHA-256. */
const SIGNATURE = sequence(objectId(1, 2, 840, 10045, 4, 3, 2))
