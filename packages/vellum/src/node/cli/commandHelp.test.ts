import { describe, expect, it } from 'vitest'
import { COMMANDS, helpText, OPTIONS } from './commandHelp.js'

describe('helpText', () => {
  it('lists the options of one command', () => {
    expect(helpText('serve')).toBe(`Usage: vellum serve [siteDir] [options]

Serve the built site, as a static host would.

Options:
  --out-dir <dir>  Folder of the built site. Default: siteDir/dist
  --base <path>    Path that the site is served under; replaces baseUrl.
  --config <file>  Configuration, in siteDir. Default: vellum.config.ts
  --port <number>  Port to serve on, or the next free one. Default: 3000
  --strict-port    Fail when the port is taken, instead of using the next one.
  --host [name]    Host name to serve on; alone, all addresses, for other devices. Default: 127.0.0.1
  --open [path]    Open the browser, at a path such as /docs/intro.
  --no-open        Do not open the browser; wins over --open.

Manual: https://troth-http.github.io/vellum/reference/commands#serve`)
    expect(helpText('build')).toMatch(/\n\nThree steps for each host: .*DEPLOY\.md$/m)
    expect(helpText('version')).toContain('Usage: vellum version <name> [siteDir] [options]')
  })

  it('PK-10: lists all commands and options, the exit codes and the manual', () => {
    const help = helpText()
    for (const name of Object.keys(COMMANDS)) expect(help).toMatch(new RegExp(`^  ${name} .*\\.$`, 'm'))
    for (const name of Object.keys(OPTIONS)) expect(help).toMatch(new RegExp(`^  --${name} .*\\(.+\\)$`, 'm'))
    expect(help).toContain('Exit codes: 0 no error, 1 an error in the site, 2 an error in the command line.')
    expect(help).toMatch(/\nManual: https:\/\/troth-http\.github\.io\/vellum\/$/)
    expect(helpText('nonsense')).toBe(help)
  })

  it('has a description of every option that a command takes', () => {
    const taken = new Set(Object.values(COMMANDS).flatMap(({ options }) => options))
    expect([...taken].sort()).toEqual(Object.keys(OPTIONS).sort())
  })
})
