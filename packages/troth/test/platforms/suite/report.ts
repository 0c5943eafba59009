// The entry of the bundle that every runtime loads: runs the suite and sends the results to the
// test server, which is the one thing that all runtimes can do.

import { runSuite, type SuiteOptions } from './runSuite.js'

/** Runs the suite, and sends the results. */
export async function report(options: SuiteOptions): Promise<void> {
  const body = JSON.stringify(await runSuite(options))
  await fetch(`${options.origin}/results/${options.platform}`, { method: 'POST', body })
}
