// The code that "Show an example" puts into the field: some of what most code bases have.

/** An API client, a request with an interceptor, and an error handler. */
export const EXAMPLE = `import axios from 'axios'

const api = axios.create({
  baseURL: 'https://api.example.com/v1',
  timeout: 10000,
  maxRedirects: 5,
})

api.interceptors.request.use((config) => {
  config.headers.Authorization = \`Bearer \${readToken()}\`
  return config
})

export async function findUsers(role) {
  try {
    const res = await api.get('/users', { params: { role } })
    return { users: res.data, total: res.headers['x-total-count'] }
  } catch (error) {
    if (error.response?.status === 404) return { users: [], total: 0 }
    throw error
  }
}
`
