#!/usr/bin/env node
import { errorReport } from '../dist/node/bundle/errorReport.js'

try {
  const { runCli } = await import('../dist/node/bundle/cli.js')
  process.exitCode = await runCli(process.argv.slice(2))
} catch (error) {
  // Node could not read a file of the engine: without permission, or with too many files open.
  process.stderr.write(`\n${errorReport(error)}\n`)
  process.exitCode = 1
}
