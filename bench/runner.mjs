// One client in a process of its own, so that no other client's garbage or
// compiled code is in its way. Runs a round whenever the parent asks for one.

import { jobs } from './clients.mjs'

const [job, name, url] = process.argv.slice(2)
const get = await jobs[job][name]()

process.on('message', async ({ requests, concurrency }) => {
  let left = requests
  const start = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const data = await get(url)
        if (data.users.length !== 20) throw new Error(`${name} got a wrong answer`)
      }
    }),
  )
  process.send(performance.now() - start)
})
process.once('disconnect', () => process.exit())
process.send('ready')
