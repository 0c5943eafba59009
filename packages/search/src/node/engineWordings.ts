// What engines call the same error. Pages show the wording of one engine; readers paste that of theirs.

import { messageWords } from '../browser/errorText.js'

/** Each line has the wordings of one error, of Chromium and Node.js, Firefox, Safari, Bun, Deno, and their older versions. */
const WORDINGS: readonly (readonly string[])[] = [
  [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource',
    'Load failed',
    'fetch failed',
    'The network connection was lost',
    'Network request failed',
    'A network error occurred',
    'Unable to connect. Is the computer able to access the url?',
    'Was there a typo in the url or port?',
    'The socket connection was closed unexpectedly',
    'error sending request for url',
  ],
  [
    'The operation was aborted',
    'This operation was aborted',
    'signal is aborted without reason',
    'The user aborted a request',
    'Fetch is aborted',
  ],
  ['The operation timed out', 'signal timed out', 'The operation was aborted due to timeout'],
  [
    'is not valid JSON',
    'Unexpected token in JSON at position',
    'Unexpected token < in JSON at position',
    'Unexpected end of JSON input',
    'JSON.parse: unexpected character',
    'JSON.parse: unexpected end of data',
    'JSON Parse error',
    'Unrecognized token',
    'Failed to parse JSON',
    'Expected property name or',
  ],
  [
    'Cannot read properties of undefined',
    'Cannot read property of undefined',
    'undefined is not an object',
    "can't access property of undefined",
  ],
  [
    'Cannot use import statement outside a module',
    'import declarations may only appear at top level of a module',
    'Unexpected token import',
    'Unexpected identifier import',
    'import call expects one or two arguments',
    "'import' and 'export' may appear only with 'sourceType: module'",
  ],
  [
    "Unexpected token 'export'",
    'Unexpected token export',
    'export declarations may only appear at top level of a module',
    "Unexpected keyword 'export'",
  ],
  [
    'await is only valid in async functions',
    'await is only valid in async functions and async generators',
    'Unexpected reserved word',
    'Top-level await is currently not supported',
  ],
  [
    'require() of ES Module',
    'Must use import to load ES Module',
    'require() cannot be used on an ESM graph with top-level await',
  ],
  ['require is not defined', "Can't find variable: require", 'Dynamic require of is not supported'],
  ['process is not defined', "Can't find variable: process"],
  [
    'Failed to resolve module specifier',
    'The specifier was a bare specifier',
    'Module name does not resolve to a valid URL',
    'Relative references must start with either',
  ],
  [
    'has been blocked by CORS policy',
    'Cross-Origin Request Blocked',
    'Origin is not allowed by Access-Control-Allow-Origin',
    'No Access-Control-Allow-Origin header is present on the requested resource',
    'due to access control checks',
    'XMLHttpRequest cannot load',
  ],
  [
    'Refused to connect to because it violates the following Content Security Policy directive',
    'blocked the loading of a resource',
    'Refused to connect because it does not appear in the connect-src directive of the Content Security Policy',
    "violates the document's Content Security Policy",
  ],
  [
    'requested an insecure resource',
    'Blocked loading mixed active content',
    'was not allowed to run insecure content',
  ],
  [
    'Failed to load module script',
    'was blocked because of a disallowed MIME type',
    'is not a valid JavaScript MIME type',
  ],
  ['does not provide an export named', 'ambiguous indirect export', 'Importing binding name is not found'],
  [
    'Failed to find a valid digest',
    'None of the hashes in the integrity attribute match the content of the subresource',
    'Cannot load script. Failed integrity metadata check',
  ],
  [
    'self-signed certificate',
    'self signed certificate',
    'unable to verify the first certificate',
    'certificate has expired',
  ],
]

/** For each wording the other wordings of the same error, as messages. */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  WORDINGS.flatMap((wordings) => {
    const messages = [...new Set(wordings.map(messageWords))]
    return messages.map((message): [string, string[]] => [
      message,
      messages.filter((other) => other !== message),
    ])
  }),
)

/** The other wordings of a message that pages explain: none of one that only pages of this site know. */
export function otherWordings(message: string): readonly string[] {
  return OTHERS.get(message) ?? []
}
