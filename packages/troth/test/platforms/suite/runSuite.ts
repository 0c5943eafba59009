// Runs all cases on the platform that it is loaded in: an origin and the name of the platform go
// in, one result for each case comes out. A case that cannot hold must fail, as it is declared.

import { createClient } from 'troth'
import { bodyCases, responseCases } from './bodies.js'
import type { Case, CaseResult, PlatformId, Site } from './case.js'
import { entryCases } from './entries.js'
import { failureCases } from './failures.js'
import { hookCases } from './hooks.js'
import { limitCases } from './limits.js'
import { requestCases } from './requests.js'
import { retryCases } from './retries.js'

/** All cases. */
export const CASES: readonly Case[] = [
  ...requestCases,
  ...bodyCases,
  ...responseCases,
  ...limitCases,
  ...retryCases,
  ...hookCases,
  ...failureCases,
  ...entryCases,
]

/** Longer than any case takes, shorter than anybody waits. */
const CASE_MS = 60_000

/** Where the suite runs. */
export interface SuiteOptions {
  readonly origin: string
  readonly platform: PlatformId
}

/** Runs the cases, one after the other. */
export async function runSuite(
  { origin, platform }: SuiteOptions,
  cases: readonly Case[] = CASES,
): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  let count = 0
  const site: Site = {
    origin,
    api: createClient({ baseUrl: origin }),
    unique: () => `run=${platform}-${Math.random().toString(36).slice(2)}-${count++}`,
  }
  for (const one of cases) results.push(judge(one, platform, await problemOf(one, site)))
  return results
}

/** What a case failed with; nothing when it holds. */
async function problemOf({ run }: Case, site: Site): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished within ${CASE_MS} ms`)), CASE_MS)
  })
  try {
    await Promise.race([run(site), late])
    return undefined
  } catch (error) {
    const { code, message, stack } = Object(error) as { code?: string; message?: string; stack?: string }
    return [code, message ?? String(error), stack?.split('\n').slice(1, 4).join('\n')]
      .filter(Boolean)
      .join(' ')
  } finally {
    clearTimeout(timer)
  }
}

/** Compares what happened with what is declared. */
function judge({ name, except = {} }: Case, platform: PlatformId, problem: string | undefined): CaseResult {
  const declared = except[platform]
  if (!declared) return problem ? { name, outcome: 'failed', problem } : { name, outcome: 'passed' }
  if (problem === undefined) {
    return { name, outcome: 'failed', problem: `it holds on ${platform}: remove the exception` }
  }
  if (!problem.includes(declared.error)) {
    const expected = `it is declared to fail with "${declared.error}" on ${platform}, and failed with: ${problem}`
    return { name, outcome: 'failed', problem: expected }
  }
  return { name, outcome: 'exception', reason: declared.reason }
}
