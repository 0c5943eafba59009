// Which commands of pages and workflows exist. In: lines of a shell. Out: what is wrong with them. Knows the commands of Vellum and
// the scripts of `package.json`; other programs are not its business.

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { parseCommandLine } from '../../packages/vellum/dist/node/cli/commandLine.js'
import type { Sample } from './readSamples.js'

const scriptsIn = (path: string): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as {
      scripts: Record<string, string>
    }
  ).scripts

/** Those of a site that `npm create vellum` makes, and those of this repository, which measures. */
const SCRIPTS = {
  ...scriptsIn('package.json'),
  ...scriptsIn('packages/create-vellum/template/package.template.json'),
}

/** What is wrong with the commands of a sample, with the lines of its page. */
export function commandProblems({ text, page, line }: Pick<Sample, 'text' | 'page' | 'line'>): string[] {
  return text
    .split('\n')
    .flatMap((command, i) => lineProblems(command).map((problem) => `${page}:${line + i} ${problem}`))
}

function lineProblems(line: string): string[] {
  return line
    .replace(/(?:^|\s)#.*/, '')
    .split(/&&|;/)
    .flatMap((command) => {
      const [, args] = /(?:npx|exec) vellum(?:\s+(.*))?$/.exec(command.trim()) ?? []
      if (args !== undefined) return vellumProblems(words(args))
      const [, name, given = ''] = /^npm run ([\w:-]+)(?:\s+--\s+(.*))?$/.exec(command.trim()) ?? []
      if (name === undefined) return []
      const script = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined
      if (script === undefined) return [`A new site has no script "${name}".`]
      const [program, ...scriptArgs] = words(script)
      return program === 'vellum' ? vellumProblems([...scriptArgs, ...words(given)]) : []
    })
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function vellumProblems(args: readonly string[]): string[] {
  try {
    parseCommandLine([...args])
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** What a check uses of a workflow of GitHub. */
interface Workflow {
  readonly on?: unknown
  readonly jobs?: Readonly<
    Record<string, { readonly needs?: string | readonly string[]; readonly steps?: readonly Step[] } | null>
  >
}

interface Step {
  readonly run?: string
  readonly uses?: string
}

/** What is wrong with a workflow: its YAML, its jobs and the commands of its steps. */
export function workflowProblems({ text, page, line }: Sample): string[] {
  const position = `${page}:${line}`
  let workflow: Workflow
  try {
    workflow = parse(text) as Workflow
  } catch (error) {
    return [`${position} ${(error as Error).message}`]
  }
  const jobs = Object.entries(workflow.jobs ?? {})
  const names = jobs.map(([name]) => name)
  return [
    ...(workflow.on === undefined ? [`${position} The workflow has no "on".`] : []),
    ...(jobs.length === 0 ? [`${position} The workflow has no jobs.`] : []),
    ...jobs.flatMap(([name, job]) => {
      const { needs = [], steps = [] } = job ?? {}
      return [
        ...[needs]
          .flat()
          .filter((other) => !names.includes(other))
          .map((other) => `${position} The job "${name}" needs "${other}", which does not exist.`),
        ...(steps.length === 0 ? [`${position} The job "${name}" has no steps.`] : []),
        ...steps.flatMap(({ run, uses }, i) =>
          stepProblems(run, uses, `${position} The step ${i + 1} of "${name}"`),
        ),
        ...steps.flatMap(({ run = '' }) =>
          commandProblems({ text: run, page, line: line + lineOf(run, text) }),
        ),
      ]
    }),
  ]
}

function stepProblems(run: string | undefined, uses: string | undefined, step: string): string[] {
  if ((run === undefined) === (uses === undefined))
    return [`${step} has neither or both of "run" and "uses".`]
  // A tag of an action can be moved to other code; a commit cannot.
  return uses === undefined || /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses)
    ? []
    : [`${step} uses "${uses}", which names no commit.`]
}

/** The line of a command in a workflow, from 0. */
function lineOf(run: string, text: string): number {
  const [first = ''] = run.split('\n')
  return text.split('\n').findIndex((line) => line.includes(first))
}
