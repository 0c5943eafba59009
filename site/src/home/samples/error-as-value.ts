import { createClient } from 'troth'

interface User {
  id: number
  name: string
}

const api = createClient({ baseUrl: 'https://api.example.com/v1' })
// ---cut---
interface Problem {
  errors: { email?: string }
}

const result = await api.safe.postAsync<User, Problem>('users', {
  name: 'Ada Lovelace',
  email: 'ada',
})

if (!result.ok && result.error.kind === 'http') {
  const { status, data, docs } = result.error
  console.log(`${status}: email ${data?.errors.email}`)
  console.log(docs)
}
