// Compares what samples printed with what their pages show, and writes it there.

import { readFileSync, writeFileSync } from 'node:fs'
import type { Sample } from './collect'
import type { Run } from './run'

/** What is wrong with a run, or nothing. */
export function judge(sample: Sample, run: Run, { update }: { update: boolean }): string | undefined {
  if (run.failure) return `${run.failure}\n${run.output}`
  if (run.threw && !sample.throws) {
    return `The sample throws. Correct it, or write "throws" after its language if that is the point.\n${run.output}`
  }
  if (!run.threw && sample.throws) return 'The sample says "throws", but it ends well. Remove the word.'
  if (!sample.output || update || run.output === sample.output.text) return undefined
  return `The output has changed. If it is right, run "npm run samples:update".\n${difference(sample.output.text, run.output)}`
}

/** Lines that are gone with `-`, lines that are new with `+`. */
function difference(shown: string, printed: string): string {
  const before = shown.split('\n')
  const after = printed.split('\n')
  const lines: string[] = []
  for (let i = 0; i < Math.max(before.length, after.length); i++) {
    if (before[i] === after[i]) lines.push(`  ${before[i]}`)
    else {
      if (before[i] !== undefined) lines.push(`- ${before[i]}`)
      if (after[i] !== undefined) lines.push(`+ ${after[i]}`)
    }
  }
  return lines.join('\n')
}

/** Replaces the outputs that the pages show. */
export function writeOutputs(outputs: ReadonlyMap<Sample, string>): void {
  const files = new Set([...outputs.keys()].map(({ output }) => output?.file))
  for (const file of files) {
    if (!file) continue
    const entries = [...outputs]
      .filter(([{ output }]) => output?.file === file)
      .sort(([a], [b]) => a.index - b.index)
    const lines = readFileSync(file, 'utf8').split('\n')
    // From the end, so that the lines above stay valid.
    for (const [{ output }, text] of [...entries].reverse()) {
      if (!output || output.text === text) continue
      if (!output.at) {
        writeFileSync(file, `${text}\n`)
        continue
      }
      const { start, end, indent } = output.at
      lines.splice(start - 1, end - start, ...text.split('\n').map((line) => (line ? indent + line : line)))
    }
    if (entries.some(([{ output }]) => output?.at)) writeFileSync(file, lines.join('\n'))
  }
}
