// Reads the JSON of a request. What the fields must be is the endpoint's business.

import { Problem } from './problem'

/** The body as an object; throws a 400 for anything else. */
export async function readObject(request: Request): Promise<{ readonly [field: string]: unknown }> {
  const value = parse(await request.text())
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Problem(400, 'The body must be a JSON object.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, text === '' ? 'A body is needed.' : 'The body is not valid JSON.')
  }
}
