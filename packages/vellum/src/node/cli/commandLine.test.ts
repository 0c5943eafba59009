import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { parseCommandLine } from './commandLine.js'

function complaint(...args: string[]): string {
  try {
    parseCommandLine(args)
  } catch (error) {
    return formatError(error)
  }
  return 'none'
}

describe('parseCommandLine', () => {
  it('reads the options of a build', () => {
    expect(
      parseCommandLine([
        'build',
        'my site',
        '--out-dir',
        'out',
        '--base=/x/',
        '--workers',
        '2',
        '--no-cache',
        '--profile',
      ]),
    ).toEqual({
      name: 'build',
      siteDir: 'my site',
      baseUrl: '/x/',
      outDir: 'out',
      workers: 2,
      cache: false,
      profile: true,
      external: false,
      prose: false,
    })
  })

  it('fills in the defaults', () => {
    expect(parseCommandLine(['check'])).toEqual({
      name: 'check',
      siteDir: '.',
      baseUrl: undefined,
      outDir: undefined,
      workers: undefined,
      cache: true,
      profile: false,
      external: false,
      prose: false,
    })
    expect(parseCommandLine(['check', '--external'])).toMatchObject({ name: 'check', external: true })
    expect(parseCommandLine(['check', '--prose'])).toMatchObject({ name: 'check', prose: true })
    expect(parseCommandLine(['dev'])).toEqual({
      name: 'dev',
      siteDir: '.',
      baseUrl: undefined,
      port: 3000,
      strictPort: false,
      host: '127.0.0.1',
      open: false,
      https: false,
      poll: false,
      force: false,
    })
    expect(parseCommandLine(['serve', '--port', '0'])).toEqual({
      name: 'serve',
      siteDir: '.',
      baseUrl: undefined,
      port: 0,
      strictPort: false,
      host: '127.0.0.1',
      open: false,
      outDir: undefined,
    })
  })

  it('CLI-10: reads the options of a server', () => {
    const args = '--port 4113 --strict-port --open /docs/one --poll 500 --force --config staging.ts --https'
    expect(parseCommandLine(['dev', 'site', ...args.split(' ')])).toMatchObject({
      siteDir: 'site',
      port: 4113,
      strictPort: true,
      open: '/docs/one',
      poll: 500,
      force: true,
      configFile: 'staging.ts',
      https: true,
    })
    const files = ['--https-cert', 'a.crt', '--https-key', 'a.key']
    expect(parseCommandLine(['dev', ...files])).toMatchObject({ https: { cert: 'a.crt', key: 'a.key' } })
    expect(parseCommandLine(['dev', '--open', '--no-open'])).toMatchObject({ open: false })
    expect(complaint('dev', '--https-key', 'a.key')).toBe(
      'The options "--https-cert" and "--https-key" must be passed together.\n  Pass both files, or `--https` alone: Vellum then makes a certificate for this machine.',
    )
    expect(complaint('dev', '--strictPort')).toBe(
      '`vellum dev` has no option "--strictPort".\n  Did you mean "--strict-port"?',
    )
    expect(complaint('dev', '--poll=soon')).toBe(
      'The option "--poll" takes milliseconds, not "soon".\n  Pass a whole number such as 500, or `--poll` alone.',
    )
  })

  it.each([
    ['--host', true, '.'],
    ['--host --port 4113', true, '.'],
    ['--host docs.test', 'docs.test', '.'],
    ['--host 0.0.0.0 site', '0.0.0.0', 'site'],
    ['--host ::1', '::1', '.'],
    ['--host=docs', 'docs', '.'],
    ['site --host', true, 'site'],
    ['--host ./site', true, './site'],
    ['--host --open site', true, 'site'],
    ['--open --host .', true, '.'],
    ['--poll site --host', true, 'site'],
  ])('CLI-11: `%s` serves on the host %s', (args, host, siteDir) => {
    for (const name of ['dev', 'serve']) {
      if (name === 'serve' && args.includes('--poll')) continue
      expect(parseCommandLine([name, ...args.split(' ')])).toMatchObject({ host, siteDir })
    }
  })

  it('reads the options of locales', () => {
    expect(parseCommandLine(['build', '--locale', 'fr'])).toMatchObject({ name: 'build', locale: 'fr' })
    expect(parseCommandLine(['dev', '--locale=fr'])).toMatchObject({ name: 'dev', locale: 'fr' })
    expect(parseCommandLine(['write-translations', 'site', '--locale', 'fr', '--override'])).toEqual({
      name: 'write-translations',
      siteDir: 'site',
      locale: 'fr',
      override: true,
      prefix: '',
    })
    expect(parseCommandLine(['write-translations', '--message-prefix', '(fr) '])).toMatchObject({
      prefix: '(fr) ',
      override: false,
    })
  })

  it.each([
    [[], undefined],
    [['help'], undefined],
    [['-h'], undefined],
    [['help', 'nonsense'], undefined],
    [['build', '--help'], 'build'],
    [['help', 'serve'], 'serve'],
    [['--help', 'dev'], 'dev'],
  ])('%j prints help', (args, of) => {
    expect(parseCommandLine(args)).toEqual({ name: 'help', of })
  })

  it('suggests the name for commands of other tools', () => {
    expect(complaint('start')).toBe('There is no command "start".\n  It is called "dev" here.')
    expect(complaint('docs:version')).toBe(
      'There is no command "docs:version".\n  It is called "version" here.',
    )
    expect(complaint('swizzle')).toBe('There is no command "swizzle".\n  It is called "eject" here.')
    expect(complaint('deploy')).toMatch(
      /^There is no command "deploy"\.\n {2}Build with `vellum build --target <host>`/,
    )
  })

  it('MV-13: reads the commands of Docusaurus with their options', () => {
    expect(parseCommandLine(['clear', 'site', '--out-dir', 'build'])).toEqual({
      name: 'clear',
      siteDir: 'site',
      outDir: 'build',
    })
    expect(
      parseCommandLine([
        'write-heading-ids',
        'site',
        'docs/a.md',
        '--syntax',
        'mdx-comment',
        '--migrate',
        '--overwrite',
        '--maintain-case',
      ]),
    ).toEqual({
      name: 'write-heading-ids',
      siteDir: 'site',
      files: ['docs/a.md'],
      configFile: undefined,
      syntax: 'mdx-comment',
      migrate: true,
      overwrite: true,
      maintainCase: true,
    })
    expect(complaint('write-heading-ids', '--syntax', 'html')).toMatch(
      /^There is no syntax "html" of heading ids\./,
    )
  })

  it('reports errors with a suggestion', () => {
    expect(complaint('biuld')).toBe('There is no command "biuld".\n  Did you mean "build"?')
    expect(complaint('nonsense')).toBe(
      'There is no command "nonsense".\n  Available: build, dev, serve, check, version, write-translations, write-heading-ids, clear, eject, print, migrate, mcp.',
    )
    expect(complaint('__proto__')).toBe(
      'There is no command "__proto__".\n  Available: build, dev, serve, check, version, write-translations, write-heading-ids, clear, eject, print, migrate, mcp.',
    )
    expect(complaint('build', '--outdir', 'x')).toBe(
      '`vellum build` has no option "--outdir".\n  Did you mean "--out-dir"?',
    )
    expect(complaint('check', '--port', '1')).toBe(
      '`vellum check` has no option "--port".\n  Available: --external, --prose, --base, --config, --locale, --workers, --no-cache, --profile.',
    )
    expect(complaint('build', '--base')).toBe('The option "--base" needs a value.\n  Write `--base <path>`.')
    expect(complaint('build', '--no-cache=1')).toBe(
      'The option "--no-cache" takes no value.\n  Write `--no-cache` alone.',
    )
    expect(complaint('build', 'a', 'b')).toBe(
      '`vellum build` takes one folder, not 2: a, b.\n  Put a path with spaces in quotes.',
    )
    expect(complaint('dev', '--port', '99999')).toBe(
      'The option "--port" takes a port number, not "99999".\n  Pass a number from 0 to 65535.',
    )
    expect(complaint('build', '--workers', '0')).toBe(
      'The option "--workers" takes a number from 1 to 64, not "0".\n  Pass such a number, or leave the option out.',
    )
  })
})

describe('--base', () => {
  it.each(['/', '/docs/', 'docs', '/a..b/', '/a/b.c'])('takes the path %s', (path) => {
    expect(parseCommandLine(['build', '--base', path])).toMatchObject({ baseUrl: path })
  })

  it.each([
    '../x',
    '/a/../b/',
    '/./a',
    '/%2E%2e/a',
    '//x',
    '/a//b',
    '/a?b',
    '/a#b',
    'https://x.dev/',
    'data:x',
    'a\\b',
  ])('refuses %s', (path) => {
    expect(complaint('serve', '--base', path)).toBe(
      `The option "--base" takes a path, not "${path}".\n  Pass a path such as "/" or "/docs/".`,
    )
  })
})

describe('vellum version', () => {
  it('reads a name, a folder and the docs set', () => {
    expect(parseCommandLine(['version', '1.0'])).toEqual({
      name: 'version',
      version: '1.0',
      siteDir: '.',
      docsId: 'default',
    })
    expect(parseCommandLine(['version', '1.0', 'site', '--docs-id', 'api'])).toEqual({
      name: 'version',
      version: '1.0',
      siteDir: 'site',
      docsId: 'api',
    })
    expect(parseCommandLine(['--version'])).toEqual({ name: 'about' })
  })

  it('reports missing and superfluous arguments', () => {
    expect(complaint('version')).toBe(
      '`vellum version` needs the name of the version.\n  For example: vellum version 1.0',
    )
    expect(complaint('version', 'a', 'b', 'c')).toBe(
      '`vellum version` takes a name and one folder, not 3 arguments: a, b, c.\n  Put a name with spaces in quotes. For example: vellum version 1.0',
    )
    expect(complaint('version', '1', '--base', '/')).toBe(
      '`vellum version` has no option "--base".\n  Available: --docs-id, --config.',
    )
  })
})
