import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { serverUrls } from './serverUrls.js'

const address = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo
const INTERFACES = {
  lo: [address('127.0.0.1', true), address('::1', true)],
  eth0: [address('192.168.1.7'), address('fe80::1')],
  docker0: [address('172.17.0.1')],
}

describe('serverUrls', () => {
  it.each([true, '0.0.0.0', '::'] as const)('CLI-11: lists the network addresses of the host %s', (host) => {
    expect(serverUrls({ host, port: 3000, baseUrl: '/x/' }, INTERFACES)).toEqual({
      url: 'http://localhost:3000/x/',
      network: ['http://192.168.1.7:3000/x/', 'http://172.17.0.1:3000/x/'],
    })
  })

  it.each([
    ['127.0.0.1', 'https://127.0.0.1:1/'],
    ['::1', 'https://[::1]:1/'],
    ['docs.test', 'https://docs.test:1/'],
  ])('has one URL for the host %s', (host, url) => {
    expect(serverUrls({ protocol: 'https', host, port: 1, baseUrl: '/' }, INTERFACES)).toEqual({
      url,
      network: [],
    })
  })
})
