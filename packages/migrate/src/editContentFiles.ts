// Writes edits of content after showing them: `--content`.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Findings } from './findings.js'
import type { ContentFile } from './otherEngines.js'

/** The edits as lines with `-` and `+`. */
export function contentDiff(files: readonly ContentFile[]): string {
  return files
    .flatMap(({ name, changes }) => [
      `--- ${name}`,
      ...changes.flatMap(({ line, before, after }) => [
        `@@ ${line}`,
        `-${before}`,
        ...after.map((text) => `+${text}`),
      ]),
    ])
    .join('\n')
}

/** Shows the edits and writes them after an answer; returns the names of written files. */
export async function editContentFiles(
  siteDir: string,
  files: readonly ContentFile[],
  {
    yes,
    dryRun,
    findings,
    write,
  }: { yes: boolean; dryRun: boolean; findings: Findings; write: (text: string) => void },
): Promise<string[]> {
  if (files.length === 0) return []
  write(contentDiff(files))
  if (dryRun || !(yes || (await ask(files.length)))) return []
  for (const { name, text } of files) writeFileSync(join(siteDir, name), text)
  findings.add({
    code: 'content-changed',
    outcome: 'changed',
    text: `${files.length} ${files.length === 1 ? 'file' : 'files'} of content ${files.length === 1 ? 'was' : 'were'} edited.`,
  })
  return files.map(({ name }) => name)
}

/** Without a terminal the answer is no. */
async function ask(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/i.test(await terminal.question(`Edit ${count} files of content? (y/N) `))
  } finally {
    terminal.close()
  }
}
