// The policy of a document in the document itself, for hosts that send no headers.

import { writeTag } from './htmlDocument.js'
import { type PolicyInput, securityPolicy } from './securityPolicy.js'

/** The document with its policy, before anything that the policy applies to. */
export function withMetaPolicy(document: string, input: PolicyInput): string {
  // Browsers ignore it here: only a header can decide who may show the page in a frame.
  const policy = securityPolicy(input).replace(/; frame-ancestors [^;]*/, '')
  const tags = [
    { 'http-equiv': 'Content-Security-Policy', content: policy },
    { name: 'referrer', content: 'strict-origin-when-cross-origin' },
  ].map((attributes) => writeTag({ tagName: 'meta', attributes }))
  return document.replace('<head>', () => `<head>${tags.join('')}`)
}
