// @ts-check
// Reads, creates and misses a user of a small API that runs on this machine.

import { createServer } from 'node:http'
import { createClient, isTrothError } from 'troth'

/** @typedef {{ id: number, name: string }} User */

const server = await startApi()
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
const api = createClient({ baseUrl: `http://127.0.0.1:${port}` })

try {
  // A call resolves with the status and the decoded body.
  /** @type {{ status: number, data: User }} */
  const read = await api.getAsync('/users/1')
  console.log(`GET ${read.status}: ${read.data.name}`)

  // An object is sent as JSON.
  /** @type {{ status: number, data: User }} */
  const created = await api.postAsync('/users', { name: 'Grace Hopper' })
  console.log(`POST ${created.status}: user ${created.data.id} is ${created.data.name}`)

  // `safe` returns an error instead of throwing it.
  const missing = await api.safe.getAsync('/users/99')
  if (missing.ok) console.log('User 99 exists after all.')
  else if (missing.error.kind === 'http') console.log(`GET ${missing.error.status}: there is no user 99`)
  else throw missing.error
} catch (error) {
  // Every error of Troth says in its message which request failed, and why.
  if (!isTrothError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  server.close()
  // Connections that are kept alive would hold the process for some seconds.
  server.closeAllConnections()
}

/** The API: `GET /users/:id` and `POST /users`, all in memory. */
async function startApi() {
  /** @type {User[]} */
  const users = [{ id: 1, name: 'Ada Lovelace' }]
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/users') {
      let text = ''
      for await (const chunk of request) text += chunk
      const user = { id: users.length + 1, name: JSON.parse(text).name }
      users.push(user)
      return send(201, user)
    }
    const user = users.find(({ id }) => request.url === `/users/${id}`)
    return user ? send(200, user) : send(404, { message: 'No such user' })

    /**
     * @param {number} status
     * @param {unknown} body
     */
    function send(status, body) {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return server
}
