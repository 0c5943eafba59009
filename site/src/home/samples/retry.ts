import { createClient } from 'troth'

// ---cut---
const api = createClient({
  baseUrl: 'https://api.example.com/v1',
  retry: 2,
})

const { status, attempts } = await api.getAsync('flaky', {
  query: { fails: 2 },
})

console.log(`${status} after ${attempts} attempts`)
