// The commands and their options, once: the parser and the help read the same table.

import { MANUAL_URL } from '../base/manualUrl.js'
import { HOST_TARGETS } from '../hosting/hostTargets.js'

interface CommandInfo {
  /** The arguments after the name. @default '[siteDir]' */
  readonly takes?: string
  readonly about: string
  readonly options: readonly string[]
  /** The last line of its help. */
  readonly more?: string
}

const SERVER_OPTIONS = ['port', 'strict-port', 'host', 'open', 'no-open']
/** The page with the steps for each host; the name of a host is a heading. */
export const DEPLOY_STEPS = 'https://github.com/troth-http/troth/blob/main/packages/vellum/DEPLOY.md'

/** The commands by name, in the order of the help. */
export const COMMANDS: { readonly [name: string]: CommandInfo } = {
  build: {
    about: 'Build the site into siteDir/dist.',
    options: [
      'base',
      'config',
      'out-dir',
      'locale',
      'target',
      'keep-assets',
      'workers',
      'no-cache',
      'profile',
    ],
    more: `Three steps for each host: node_modules/vellum/DEPLOY.md, or ${DEPLOY_STEPS}`,
  },
  dev: {
    about: 'Serve the site while you write it; pages update when you save.',
    options: [
      'base',
      'config',
      'locale',
      ...SERVER_OPTIONS,
      'https',
      'https-cert',
      'https-key',
      'poll',
      'force',
    ],
  },
  serve: {
    about: 'Serve the built site, as a static host would.',
    options: ['base', 'config', 'out-dir', ...SERVER_OPTIONS],
  },
  check: {
    about: 'Build without writing anything: configuration, content, links.',
    options: ['external', 'prose', 'base', 'config', 'locale', 'workers', 'no-cache', 'profile'],
  },
  version: {
    takes: '<name> [siteDir]',
    about: 'Freeze the docs as a version with that name.',
    options: ['docs-id', 'config'],
  },
  'write-translations': {
    about: 'Write the files that translators of a locale fill in.',
    options: ['config', 'locale', 'override', 'message-prefix'],
  },
  'write-heading-ids': {
    takes: '[siteDir] [files]',
    about: 'Write the ids of headings into Markdown files, so that links to them last.',
    options: ['config', 'syntax', 'migrate', 'overwrite', 'maintain-case'],
  },
  clear: {
    about: 'Delete the cache and the built site.',
    options: ['out-dir'],
  },
  eject: {
    takes: '<part> [siteDir]',
    about: 'Copy a part of the theme to src/theme, where you can change it.',
    options: ['wrap', 'list'],
  },
  print: {
    about: 'Write the documentation as one HTML file, and as a PDF where a Chrome or Chromium is installed.',
    options: [
      'output',
      'sidebar',
      'docs-id',
      'docs-version',
      'locale',
      'numbered',
      'no-pdf',
      'base',
      'config',
    ],
  },
  migrate: {
    about: 'Move a Docusaurus, VitePress or Starlight site to Vellum, with the package vellum-migrate.',
    options: [],
    more: 'Its options: npx vellum-migrate --help',
  },
  mcp: {
    takes: '<site>',
    about: 'Serve a site, a folder or a URL, to an assistant over stdio, with the package vellum-mcp.',
    options: [],
    more: 'Its options: npx vellum-mcp --help',
  },
}

interface OptionInfo {
  /** The name of its value; an option without one is a flag. */
  readonly value?: string
  /** Whether the value is optional: the next argument is its value only if it matches. */
  readonly optional?: RegExp
  readonly about: string
}

/** What each option takes and does. */
export const OPTIONS: { readonly [name: string]: OptionInfo } = {
  'out-dir': { value: 'dir', about: 'Folder of the built site. Default: siteDir/dist' },
  base: { value: 'path', about: 'Path that the site is served under; replaces baseUrl.' },
  config: { value: 'file', about: 'Configuration, in siteDir. Default: vellum.config.ts' },
  locale: {
    value: 'name',
    about: 'Use one locale only. Default: all; of write-translations and print, the default locale',
  },
  target: { value: 'host', about: `Also write what a host needs: ${HOST_TARGETS.join(', ')}.` },
  'keep-assets': {
    value: 'dir',
    about: 'Folder of the previous build: its assets are kept for tabs that are open.',
  },
  prose: {
    about: 'Also check the text of pages, with the plugin vellum-prose; what its rules find is a warning.',
  },
  external: {
    about:
      'Also request every link to another site, with the plugin vellum-external-links; a dead one is a warning.',
  },
  port: { value: 'number', about: 'Port to serve on, or the next free one. Default: 3000' },
  'strict-port': { about: 'Fail when the port is taken, instead of using the next one.' },
  host: {
    value: 'name',
    // Not a folder: `--host ./site`.
    optional: /^(?!\.{1,2}$)[^-/\\][^/\\]*$/,
    about: 'Host name to serve on; alone, all addresses, for other devices. Default: 127.0.0.1',
  },
  open: { value: 'path', optional: /^\//, about: 'Open the browser, at a path such as /docs/intro.' },
  'no-open': { about: 'Do not open the browser; wins over --open.' },
  https: { about: 'Serve over HTTPS, with a certificate that is made for this machine.' },
  'https-cert': { value: 'file', about: 'Certificate to serve with, in PEM; with --https-key.' },
  'https-key': { value: 'file', about: 'Private key of the certificate, in PEM.' },
  poll: {
    value: 'ms',
    optional: /^\d+$/,
    about:
      'Check for changes at an interval, where the system reports none: some containers, network drives.',
  },
  force: { about: 'Delete the cache first.' },
  workers: {
    value: 'n',
    about: 'Number of threads that compile and render. Default: by the size of the site',
  },
  'no-cache': { about: 'Compile every page again.' },
  profile: { about: 'Print what each phase took, and the slowest pages.' },
  'docs-id': { value: 'id', about: 'Docs set to freeze or print. Default: default' },
  'docs-version': { value: 'name', about: 'Version to print. Default: the last one' },
  sidebar: { value: 'id', about: 'Sidebar to print. Default: all of the docs set' },
  output: { value: 'file', about: 'File to write; the PDF is beside it. Default: siteDir/print.html' },
  numbered: { about: 'Number pages and headings.' },
  'no-pdf': { about: 'Write no PDF.' },
  override: { about: "Replace translations with the site's messages." },
  'message-prefix': { value: 'text', about: 'Text before messages that are not translated yet.' },
  wrap: { about: 'Write a component around the part, instead of a copy.' },
  list: { about: 'List all parts.' },
  syntax: { value: 'name', about: 'How ids are written: classic, {#id}, or mdx-comment. Default: classic' },
  migrate: { about: 'Also rewrite ids that have another syntax.' },
  overwrite: { about: 'Also replace ids that are written already.' },
  'maintain-case': { about: 'Keep capital letters in ids.' },
}

/** The help of a command, or of all. */
export function helpText(command?: string): string {
  const facts = command === undefined ? undefined : COMMANDS[command]
  if (command === undefined || !facts) return allHelp()
  const options = Object.keys(OPTIONS).filter((name) => facts.options.includes(name))
  return [
    `Usage: vellum ${command} ${facts.takes ?? '[siteDir]'} [options]`,
    '',
    facts.about,
    ...(options.length === 0
      ? []
      : ['', 'Options:', ...table(options.map((name) => [optionUsage(name), OPTIONS[name]!.about]))]),
    ...(facts.more === undefined ? [] : ['', facts.more]),
    '',
    `Manual: ${MANUAL_URL}reference/commands#${command}`,
  ].join('\n')
}

function allHelp(): string {
  const commands = Object.entries(COMMANDS).map(([name, { takes, about }]): [string, string] => [
    takes === undefined ? name : `${name} ${takes}`,
    about,
  ])
  const options = Object.entries(OPTIONS).map(([name, { about }]): [string, string] => {
    const users = Object.keys(COMMANDS).filter((command) => COMMANDS[command]!.options.includes(name))
    return [optionUsage(name), `${about}  (${users.join(', ')})`]
  })
  return [
    'Usage: vellum <command> [siteDir] [options]',
    '',
    'Commands:',
    ...table(commands),
    '',
    'Options:',
    ...table([
      ...options,
      ['--help', 'Print this help, or that of a command.'],
      ['--version', 'Print the version of vellum.'],
    ]),
    '',
    'Exit codes: 0 no error, 1 an error in the site, 2 an error in the command line.',
    `Manual: ${MANUAL_URL}`,
  ].join('\n')
}

/** `--port <number>`, `--host [name]` */
export function optionUsage(name: string): string {
  const { value, optional } = OPTIONS[name]!
  if (value === undefined) return `--${name}`
  return optional ? `--${name} [${value}]` : `--${name} <${value}>`
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
}
