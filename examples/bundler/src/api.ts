import { createClient, type TrothFailure } from 'troth'

export interface User {
  id: number
  name: string
  email: string
  role: 'admin' | 'editor' | 'reader'
}

/** What the API sends with an error status. */
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

/** A failure in words for the person in front of the screen. */
export function explain(error: TrothFailure<Problem>): string {
  switch (error.kind) {
    case 'http':
      return error.data?.detail ?? `The server answered ${error.status}.`
    case 'network':
      return 'The server cannot be reached. Are you online?'
    case 'timeout':
      return 'The server takes too long.'
    case 'abort':
      return 'Cancelled.'
    default:
      return error.message
  }
}
