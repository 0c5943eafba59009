// The server of the speed measurement: a page of twenty users as JSON, in a
// process of its own. Reports its URL to the parent and ends with it.

import { createServer } from 'node:http'

const users = Array.from({ length: 20 }, (_, id) => ({
  id,
  name: `User ${id}`,
  email: `user${id}@example.com`,
  active: id % 2 === 0,
  tags: ['alpha', 'beta'],
}))
const body = JSON.stringify({ page: 1, users })
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/users`))
process.once('disconnect', () => process.exit())
