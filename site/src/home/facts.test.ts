// What the home page says in figures is what the source says today. After a change:
//
//   UPDATE_SAMPLES=1 npx vitest run --project unit site/src/home/facts

import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFacts } from '../../facts/readFacts'
import recorded from './facts.json'

const facts = readFacts()

it('has the facts of the source', () => {
  const long = (name: string) => facts[name]!.long
  const today = {
    timeout: long('default.timeout'),
    maxRetryAfter: long('default.retry.maxRetryAfter'),
    retryStatuses: long('default.retry.statuses').replace(' and ', ' or '),
    errorKinds: long('count.errorKinds'),
    firstDelayMs: Number(facts['default.retry.delay.first']!.figures[0]!.value),
  }
  if (process.env.UPDATE_SAMPLES) {
    writeFileSync(new URL('./facts.json', import.meta.url), `${JSON.stringify(today, null, 2)}\n`)
    return
  }
  expect(recorded, 'run UPDATE_SAMPLES=1 npx vitest run --project unit site/src/home/facts').toEqual(today)
})
