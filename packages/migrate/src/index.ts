// The command line: `vellum-migrate [siteDir]`. Reads arguments, runs the migration or the comparison, prints the report.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { docusaurusConfig, planDocusaurus } from './docusaurus/migrateDocusaurus.js'
import { editContentFiles } from './editContentFiles.js'
import { createFindings, type Finding, type Findings } from './findings.js'
import { MigrateError } from './migrateError.js'
import { nearestName } from './nearestName.js'
import type { Plan } from './otherEngines.js'
import { formatReport } from './report.js'
import { UnreadableSource } from './sourceText.js'
import { planStarlight, starlightConfig } from './starlight.js'
import { planToDocusaurus, vellumConfig } from './toDocusaurus.js'
import { planVitePress, vitePressConfig } from './vitepress.js'
import { writePlanned } from './writeFiles.js'

export type { Finding, Outcome, Weight } from './findings.js'
export { MESSAGES, type Message, type MessageCode } from './messages.js'

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  content: { type: 'boolean' },
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  compare: { type: 'string' },
  'out-dir': { type: 'string' },
  screens: { type: 'boolean' },
  to: { type: 'string' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const

const HELP = `Usage: vellum-migrate [siteDir] [options]

Moves a Docusaurus, VitePress or Starlight site to Vellum: writes vellum.config.ts, changes package.json and the files around
it, and prints what was carried over, what changed, what needs a hand, and what is lost. Content stays as it is.

Options:
  --dry-run              Report only; write nothing.
  --content              Also edit content where its syntax differs; shows a diff first.
  --yes                  Edit content without asking.
  --force                Overwrite files that the command would otherwise keep.
  --json                 Print the report as JSON.
  --compare <old site>   Compare the new site with the old one: its build folder, its sitemap.xml, or a file of URLs.
  --out-dir <dir>        With --compare: the folder of the new site, if it is built already. Default: build it
  --screens              With --compare: take pictures of pages of both sites, where a Chromium is installed.
  --to docusaurus        The way back: write docusaurus.config.ts from vellum.config.ts.
  --help, --version

Exit codes: 0 no error, 1 something failed or URLs of the old site are missing, 2 an error in the command line.
Manual: https://troth-http.github.io/vellum/move/docusaurus`

/** Runs the command; resolves to the exit code. */
export async function runMigrate(args: readonly string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    if (error instanceof UnreadableSource) {
      process.stderr.write(
        `\n${error.at}: ${error.message}\n  Correct the file at this position, then run the command again.\n`,
      )
      return 1
    }
    if (!(error instanceof MigrateError)) throw error
    process.stderr.write(`\n${error.message}\n  ${error.hint}\n`)
    return error.exitCode
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  if (values.help) return print(HELP)
  if (values.version) return print(await ownVersion())
  const siteDir = resolve(positionals[0] ?? '.')
  if (!existsSync(siteDir)) {
    throw new MigrateError(`The folder ${siteDir} does not exist.`, 'Pass the folder of the site.', 2)
  }
  if (values.compare !== undefined) {
    const { runCompare } = await import('./compare/runCompare.js')
    return runCompare(siteDir, {
      old: values.compare,
      outDir: values['out-dir'],
      isJson: values.json === true,
      hasScreens: values.screens === true,
      write: (text) => void print(text),
    })
  }
  const findings = createFindings()
  const plan = values.to === undefined ? planSite(siteDir, findings) : planBack(siteDir, values.to, findings)
  const dryRun = values['dry-run'] === true
  reportDirtyTree(siteDir, findings)
  const isJson = values.json === true
  const writtenFiles = writePlanned(siteDir, plan.files, { force: values.force === true, dryRun, findings })
  let isEdited = false
  if (values.content) {
    const options = {
      yes: values.yes === true,
      dryRun,
      findings,
      write: isJson ? () => {} : (text: string) => void print(text),
    }
    const editedFiles = await editContentFiles(siteDir, plan.content ?? [], options)
    isEdited = editedFiles.length > 0
    writtenFiles.push(...editedFiles)
  }
  const list = findings.list().filter(({ code }) => !(isEdited && code === 'content-syntax'))
  return printResult(list, { plan, writtenFiles, dryRun, isJson, isBack: values.to !== undefined })
}

function planSite(siteDir: string, findings: Findings): Plan {
  const configName = docusaurusConfig(siteDir)
  if (configName) {
    const plan = planDocusaurus(siteDir, { configName, findings })
    if (plan) return plan
    throw new MigrateError(
      `No configuration was found in ${configName}: it exports neither an object, nor a function that returns one.`,
      'Let it `export default` an object, then run the command again.',
    )
  }
  const plan = planOtherEngine(siteDir, findings)
  if (plan) return plan
  const isMoved = vellumConfig(siteDir) !== undefined
  throw new MigrateError(
    isMoved
      ? `The site in ${siteDir} is a site of Vellum already.`
      : `There is no site to move in ${siteDir}.`,
    'Run the command in the folder of docusaurus.config.js, .vitepress/ or astro.config.mjs, or pass that folder.',
    2,
  )
}

/** VitePress, then Starlight. */
function planOtherEngine(siteDir: string, findings: Findings): Plan | undefined {
  const vitePress = vitePressConfig(siteDir)
  if (vitePress) return planVitePress(siteDir, { configName: vitePress, findings })
  const starlight = starlightConfig(siteDir)
  return starlight ? planStarlight(siteDir, { configName: starlight, findings }) : undefined
}

function planBack(siteDir: string, target: string, findings: Findings): Plan {
  if (target !== 'docusaurus') {
    throw new MigrateError(`A site cannot be moved to "${target}".`, 'Write `--to docusaurus`.', 2)
  }
  const configName = vellumConfig(siteDir)
  const files = configName && planToDocusaurus(siteDir, { configName, findings })
  if (files) return { files, pages: 0 }
  throw new MigrateError(
    configName
      ? `No configuration was found in ${configName}.`
      : `There is no vellum.config.ts in ${siteDir}.`,
    'Run the command in the folder of the site.',
    2,
  )
}

function printResult(
  list: readonly Finding[],
  {
    plan,
    writtenFiles,
    dryRun,
    isJson,
    isBack,
  }: {
    plan: Plan
    writtenFiles: readonly string[]
    dryRun: boolean
    isJson: boolean
    isBack: boolean
  },
): number {
  if (isJson)
    return print(JSON.stringify({ pages: plan.pages, written: writtenFiles, findings: list }, null, 2))
  const written =
    writtenFiles.length === 0
      ? 'No file was changed: everything is as it would be written.'
      : `${dryRun ? 'Would write' : 'Wrote'} ${writtenFiles.join(', ')}.`
  const next = dryRun
    ? 'Nothing was written. Run the command without --dry-run to write the files.'
    : `Next: install the packages, then ${isBack ? '`npx docusaurus build`' : '`npx vellum check` and `npx vellum dev`'}.`
  return print(
    [formatReport(list, { pages: plan.pages, columns: process.stdout.columns }), '', written, next].join(
      '\n',
    ),
  )
}

function readArguments(args: readonly string[]) {
  const known = Object.keys(OPTIONS)
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!known.includes(token.name)) {
      const nearest = nearestName(token.name, known)
      throw new MigrateError(
        `\`vellum migrate\` has no option "${token.rawName}".`,
        nearest
          ? `Did you mean "--${nearest}"?`
          : `Available: ${known.map((name) => `--${name}`).join(', ')}.`,
        2,
      )
    }
    const takesValue = OPTIONS[token.name as keyof typeof OPTIONS].type === 'string'
    if (takesValue && !token.value) {
      throw new MigrateError(`The option "--${token.name}" needs a value.`, 'See `vellum-migrate --help`.', 2)
    }
  }
  if (positionals.length > 1) {
    throw new MigrateError(
      `\`vellum migrate\` takes one folder, not ${positionals.length}: ${positionals.join(', ')}.`,
      'Put a path with spaces in quotes.',
      2,
    )
  }
  return {
    values: values as { [Name in keyof typeof OPTIONS]?: Name extends Texts ? string : boolean },
    positionals,
  }
}

type Texts = 'compare' | 'out-dir' | 'to'

function reportDirtyTree(siteDir: string, findings: Findings): void {
  let status = ''
  try {
    status = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // No repository, or no Git.
    return
  }
  const changes = status.split('\n').filter(Boolean).length
  if (changes === 0) return
  findings.add({
    code: 'dirty-tree',
    outcome: 'hand',
    text: `${changes} ${changes === 1 ? 'file has' : 'files have'} changes that are not committed.`,
    fix: 'Commit them, so that the changes of this command can be seen alone.',
  })
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

async function ownVersion(): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const manifest = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return (manifest as { version: string }).version
}
