// @ts-check
// A port for a program that does not choose one itself.

import { createServer } from 'node:net'

/**
 * A port of this machine that nothing listens on. Not one that the system would choose: it gives those to each connection and
 * each server of other tests, before the program has it.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await canListen(port)) return port
  }
}

// Below those that systems choose, and above all that browsers refuse.
const FIRST = 20_000
const LAST = 32_000

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
