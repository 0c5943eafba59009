// @ts-check
// Serves a folder with plain sirv, in a process of its own. Sends its URL to the parent and ends with it.

import { createServer } from 'node:http'
import sirv from 'sirv'

const server = createServer(sirv(process.argv[2], { brotli: true, gzip: true, etag: true }))
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  process.send?.(`http://127.0.0.1:${address.port}/`)
})
process.once('disconnect', () => process.exit())
