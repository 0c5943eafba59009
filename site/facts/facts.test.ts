// The facts of this repository, and that they follow the source.

import { describe, expect, it } from 'vitest'
import type { Declaration, Reference } from '../reference/readReference'
import { readReference } from '../reference/readReference'
import { trothSources } from '../reference/trothFiles'
import { readFacts } from './readFacts'

const reference = readReference(trothSources())
const facts = readFacts(reference)

/** The reference of a Troth whose `timeout` has another default. */
function withTimeout(value: string): Reference {
  const owner = reference.declarations.SharedOptions as Extract<Declaration, { type: 'interface' }>
  const members = owner.members.map((member) =>
    member.name === 'timeout' ? { ...member, doc: { ...member.doc, default: value } } : member,
  )
  return { ...reference, declarations: { ...reference.declarations, SharedOptions: { ...owner, members } } }
}

describe('readFacts', () => {
  it('formats defaults by what they are', () => {
    const { timeout, 'retry.statuses': statuses } = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name.replace('default.', ''), fact]),
    )
    expect(timeout).toEqual({ long: '30 seconds', short: '30 s', figures: [{ unit: 'ms', value: '30000' }] })
    expect(statuses).toEqual({
      long: '408, 429, 502, 503 and 504',
      short: '408, 429, 502, 503, 504',
      figures: [],
    })
    expect(facts['default.retry.delay.first']?.short).toBe('300 ms')
    expect(facts['default.retry.delay.second']?.short).toBe('600 ms')
    expect(facts['default.retry.delay.longest']?.short).toBe('10 s')
    expect(facts['default.sse.reconnect.maxDelay']?.short).toBe('30 s')
  })

  it('follows the source', () => {
    expect(readFacts(withTimeout('20000'))['default.timeout']?.long).toBe('20 seconds')
    expect(readFacts(withTimeout('90_000'))['default.timeout']?.short).toBe('90 s')
  })

  it('counts calls, kinds and codes', () => {
    const shown = ['count.calls', 'count.errorKinds', 'count.errorCodes'].map((name) => facts[name]?.long)
    expect(shown).toEqual(['seven', 'seven', '16'])
  })

  it('has sizes, versions and the defaults of other clients', () => {
    expect(facts['limit.troth']?.long).toBe('6,144 bytes')
    expect(facts['version.node']?.long).toBe('20.19')
    expect(facts['ky.timeout']?.short).toBe('10 s')
    expect(facts['ky.retries']?.long).toBe('two')
    expect(facts['axios.timeout']?.long).toBe('none')
    expect(facts['browsers.streamAbort']?.long).toBe('Chrome and Edge 116, Firefox 124 and Safari 17.4')
  })
})
