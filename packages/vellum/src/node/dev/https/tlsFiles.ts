// The certificate of the development server: files of the author, or a generated one that is kept, so that a
// browser asks only once whether to trust it.

import { createPrivateKey, X509Certificate } from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { networkAddresses } from 'vellum-host'
import { VellumError } from '../../base/errors.js'
import { writeFile } from '../../base/namedFiles.js'
import { type Certificate, makeCertificate } from './certificate.js'

/** The names of the files of a certificate and its private key, in PEM. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/** Reads the files of a certificate, and checks that a server can use them. */
export async function readCertificate({ cert, key }: CertificateFiles): Promise<Certificate> {
  const read = { cert: await readPem(cert, '--https-cert'), key: await readPem(key, '--https-key') }
  const fail = (message: string, file: string, cause?: unknown) =>
    new VellumError(message, {
      code: 'invalid-certificate',
      files: [file],
      hint: 'Pass files in PEM, as `mkcert localhost` writes them.',
      ...(cause !== undefined && { cause }),
    })
  const parsed = parsing(
    () => new X509Certificate(read.cert),
    (cause) => fail('The certificate cannot be read.', cert, cause),
  )
  const privateKey = parsing(
    () => createPrivateKey(read.key),
    (cause) => fail('The private key cannot be read.', key, cause),
  )
  if (!parsed.checkPrivateKey(privateKey))
    throw fail(`The private key does not belong to the certificate in ${cert}.`, key)
  return read
}

function parsing<T>(parse: () => T, failed: (cause: unknown) => VellumError): T {
  try {
    return parse()
  } catch (cause) {
    throw failed(cause)
  }
}

async function readPem(file: string, option: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new VellumError(`The file after \`${option}\` cannot be read.`, {
      code: 'invalid-certificate',
      files: [file],
      hint: 'Correct its path, which starts at the current folder.',
      cause,
    })
  }
}

/**
 * The certificate in a folder; a new one is made if there is none, or it does not match the hosts or the
 * date.
 */
export async function keptCertificate(
  dir: string,
  { hosts, now }: { readonly hosts: readonly string[]; readonly now: Date },
): Promise<Certificate> {
  const [certFile, keyFile] = [join(dir, 'dev.crt'), join(dir, 'dev.key')]
  const kept = await Promise.all([readFile(certFile, 'utf8'), readFile(keyFile, 'utf8')]).catch(
    () => undefined,
  )
  if (kept) {
    const [cert, key] = kept
    if (isUsable({ cert, key }, { hosts, now })) return { cert, key }
  }
  const made = makeCertificate({ hosts, now })
  await mkdir(dir, { recursive: true })
  await writeFile(certFile, made.cert)
  await writeFile(keyFile, made.key)
  await chmod(keyFile, 0o600)
  return made
}

function isUsable(
  { cert, key }: Certificate,
  { hosts, now }: { readonly hosts: readonly string[]; readonly now: Date },
): boolean {
  try {
    const parsed = new X509Certificate(cert)
    const isValid = now > new Date(parsed.validFrom) && now < new Date(parsed.validTo)
    const isFor = (host: string) => (isIP(host) ? parsed.checkIP(host) : parsed.checkHost(host)) !== undefined
    return isValid && hosts.every(isFor) && parsed.checkPrivateKey(createPrivateKey(key))
  } catch {
    return false
  }
}

/** The names and addresses of a server on a host; those that no certificate can name are left out. */
export function certificateHosts(host: string | true, allowedHosts: readonly string[] | true): string[] {
  const names = [
    'localhost',
    '127.0.0.1',
    '::1',
    ...(host === true ? networkAddresses() : [host]),
    hostname(),
    ...(allowedHosts === true ? [] : allowedHosts.map((name) => name.replace(/^\./, '*.'))),
  ].map((name) => name.toLowerCase())
  return [...new Set(names)].filter(
    (name) => isIP(name) !== 0 || /^(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*$/.test(name),
  )
}
