// Basic authentication: a user name and a password in a header.

/**
 * Client options for HTTP Basic authentication: every request sends a user name and a password.
 *
 * @param username The user name, without a colon.
 * @param password The password.
 * @returns Options for `createClient` or `extend`.
 * @throws `TypeError` if the user name has a colon, which separates it from the password.
 * @example
 * const signed = api.extend(basic('ada', 'correct horse'))
 */
export function basic(username: string, password: string): { headers: { authorization: string } } {
  if (username.includes(':')) throw new TypeError('A user name of basic cannot have a colon.')
  // `btoa` takes bytes; a name may have other characters.
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { headers: { authorization: `Basic ${btoa(text)}` } }
}
