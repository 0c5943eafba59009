// Requests that no browser sends, byte by byte: no library puts them in order.

import { connect } from 'node:net'

/** Request targets that are malformed, name another host, try to leave the site, or are very long. */
export const ODD_TARGETS: readonly string[] = [
  '//',
  '///',
  '//[',
  '//evil.example/docs',
  'http://[',
  'http://[/x',
  'http://%zz/',
  'http:///x',
  'http://localhost/docs/one',
  'https://user:password@localhost:99999/',
  '/\\',
  '/\\\\',
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
  '/docs/%E0%A4%A',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/@fs/%zz',
  '/@fs//',
  '/@fs/etc/passwd?raw',
  '/@id/%zz',
  '/@id/__x00__%',
  '/@vite/client?%zz',
  '/%5B?import&%zz',
  '/a.css?t=%zz',
  '/a.js.map?%',
  '/?import',
  '*',
  '?x',
  '#',
  'docs/one',
  `/${'a'.repeat(15_000)}`,
  `/${'a/'.repeat(7_000)}`,
  `/@fs/${'a/'.repeat(7_000)}`,
  `/?${'%zz'.repeat(4_000)}`,
  `/${'a'.repeat(50_000)}`,
]

/** Header lines that make a request one for a socket. */
export const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Protocol: vite-hmr',
]

/** Sends a request and returns the first line of the response, or '' when the connection ends before. */
export function statusLine(port: number, target: string, headers: readonly string[] = []): Promise<string> {
  return new Promise((done) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(head(target, headers)))
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => done(text.split('\r\n')[0]!))
  })
}

/** Sends a request and ends the connection without waiting for the response. */
export function sendAndLeave(port: number, target: string, headers: readonly string[] = []): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head(target, headers), () => socket.resetAndDestroy())
    })
    socket.on('error', () => {})
    socket.on('close', () => done())
  })
}

function head(target: string, headers: readonly string[]): string {
  return [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
}
