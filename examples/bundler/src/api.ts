import { createClient, type TrothFailure } from 'troth'

export interface User {
  id: number
  name: string
  email: string
  role: 'admin' | 'editor' | 'reader'
}

/** The body of an error response. */
export interface Problem {
  detail: string
  errors?: FieldErrors
}

export interface FieldErrors {
  name?: string
  email?: string
}

export const api = createClient({
  baseUrl: import.meta.env.VITE_API_URL ?? 'https://api.example.com/v1',
  timeout: 10_000,
  retry: 1,
})

/** The error as a message for users. */
export function explain(error: TrothFailure<Problem>): string {
  switch (error.kind) {
    case 'http':
      return error.data?.detail ?? `The server responded with ${error.status}.`
    case 'network':
      return 'The server cannot be reached. Are you online?'
    case 'timeout':
      return 'The server did not respond in time.'
    case 'abort':
      return 'Cancelled.'
    default:
      return error.message
  }
}
