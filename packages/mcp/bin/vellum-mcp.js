#!/usr/bin/env node
// Runs the command, unless this Node.js is too old for it. Node.js 10 can still parse this file, as a
// script: no `import` statement, no `await` at the top, no newer syntax.

const [major, minor] = process.versions.node.split('.').map(Number)
const oldestMinor = { 20: 19, 21: Infinity, 22: 2 }[major] || 0

if (major < 20 || minor < oldestMinor) {
  process.stderr.write(
    `\nvellum-mcp needs Node.js 20.19 or newer (of Node.js 22, 22.2 or newer), and this is Node.js ${process.versions.node}.\nInstall a newer one from https://nodejs.org, then run the command again.\n`,
  )
  process.exitCode = 1
} else {
  runCommand()
}

async function runCommand() {
  const { runMcp } = await import('../dist/index.js')
  process.exitCode = await runMcp(process.argv.slice(2))
}
