import { createClient } from 'troth'

interface User {
  id: number
  name: string
}

const api = createClient({
  baseUrl: 'https://api.example.com/v1',
  retry: 2,
})

const { data, status } = await api.getAsync<User[]>('users', {
  query: { role: 'admin' },
})

console.log(status)
for (const { id, name } of data) console.log(`${id} ${name}`)
