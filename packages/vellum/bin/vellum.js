#!/usr/bin/env node
// Loads the engine, unless this Node.js is too old for it. Node.js 10 can still parse this file, as a script: no `import`
// statement, no `await` at the top, no newer syntax.

const [major, minor] = process.versions.node.split('.').map(Number)
const oldestMinor = { 20: 19, 21: Infinity, 22: 2 }[major] || 0

if (major < 20 || minor < oldestMinor) {
  process.stderr.write(
    `\nVellum needs Node.js 20.19 or newer (of Node.js 22, 22.2 or newer), and this is Node.js ${process.versions.node}.\nInstall a newer one from https://nodejs.org, then run the command again.\n`,
  )
  process.exitCode = 1
} else {
  runCommand()
}

async function runCommand() {
  const { errorReport } = await import('../dist/node/bundle/errorReport.js')
  // What a plugin has started and nothing waits for: the result of a command would not be complete. A server goes on.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`\n${errorReport(error)}\n`)
    if (process.argv[2] !== 'dev') process.exit(1)
  })
  try {
    const { runCli } = await import('../dist/node/bundle/cli.js')
    process.exitCode = await runCli(process.argv.slice(2))
  } catch (error) {
    // Node could not read a file of the engine: without permission, or with too many files open.
    process.stderr.write(`\n${errorReport(error)}\n`)
    process.exitCode = 1
  }
}
