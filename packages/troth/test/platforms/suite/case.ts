// What a case of the platform suite is: a function that runs in every runtime, and the
// platforms where it cannot hold.

import type { TrothClient } from 'troth'

/** The platforms that the suite runs on. */
export type PlatformId =
  | 'node20'
  | 'node22'
  | 'node24'
  | 'chromium'
  | 'firefox'
  | 'webkit'
  | 'workerd'
  | 'bun'
  | 'deno'
  | 'happy-dom'

/** What a case works with. */
export interface Site {
  /** The origin of the test server. */
  readonly origin: string
  /** A client whose base URL is that origin. */
  readonly api: TrothClient
  /** A word that no other run has: the server counts requests by their URL. */
  unique(): string
}

/** Why a case cannot hold on a platform. */
export interface Exception {
  /** A sentence for the docs: what the platform lacks, and what Troth does there. */
  readonly reason: string
  /** A part of the error that the case fails with there. A failure of another kind is a defect. */
  readonly error: string
}

/** One case: it holds when `run` resolves. */
export interface Case {
  readonly name: string
  readonly run: (site: Site) => Promise<void>
  readonly except?: Partial<Record<PlatformId, Exception>>
}

/** What became of a case on a platform. */
export interface CaseResult {
  readonly name: string
  readonly outcome: 'passed' | 'exception' | 'failed'
  /** Why it failed. */
  readonly problem?: string
  /** Why it cannot hold. */
  readonly reason?: string
}
