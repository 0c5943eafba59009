// Code from a file: an empty fence with `file=./a.ts#region` gets the text of that file. Everything after this step sees
// a fence with code. A fence that has code keeps it.

import type { Code, Root } from 'mdast'
import { infoString } from '../../../shared/contentMarkup/fenceInfo.js'
import { type CompileContext, sourceFrame, sourcePosition } from '../compile/compileContext.js'
import { walkMarkdown } from '../compile/walk.js'
import { type FilePartProblem, filePart } from './codeRegions.js'
import { parseFenceNotation } from './fenceNotation.js'

/** Puts the code of files into the fences that name them; what is wrong with a name is an error. */
export function includeCode(tree: Root, context: CompileContext): void {
  // Nothing is visited on other pages.
  if (!context.text.includes('file=')) return
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code' || node.value.trim() !== '') return
    const { file } = parseFenceNotation(infoString(node))
    if (file !== undefined) include(node, file, context)
  })
}

function include(node: Code, file: string, context: CompileContext): void {
  const [path = '', fragment = ''] = file.split('#')
  const found = context.input.resolver.file(path)
  if (found.type === 'missing') {
    const near = found.meant === undefined ? '' : `Did you mean "${found.meant}"? `
    report(node, context, {
      code: 'missing-code-file',
      message: `The code block takes its code from "${path}", which does not exist.`,
      hint: `${near}Paths begin at the folder of the page, or with \`@site/\`.`,
    })
    return
  }
  // Without a language the name of the file has the place of one.
  if (node.lang?.startsWith('file=')) {
    node.meta = infoString(node).trim()
    node.lang = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? 'text'
  }
  const part = filePart(found.text, fragment)
  if (!part.ok) {
    report(node, context, partProblem(part.problem, path, found.source))
    return
  }
  node.value = part.code
  context.includedFences.set(node, { source: found.source, lineNumbers: part.lineNumbers })
}

function partProblem(problem: FilePartProblem, path: string, source: string) {
  switch (problem.type) {
    case 'no-region': {
      const { name, near, names } = problem
      const all =
        names.length === 0 ? 'It has none.' : `It has ${names.map((each) => `"${each}"`).join(', ')}.`
      return {
        code: 'missing-code-region',
        message: `The file "${path}" has no region "${name}".`,
        hint:
          near === undefined
            ? `${all} A region begins with the comment \`#region ${name}\` in ${source}.`
            : `Did you mean "#${near}"?`,
      } as const
    }
    case 'open-region':
      return {
        code: 'open-code-region',
        message: `The region "${problem.name}" of the file "${path}" has no end.`,
        hint: `It begins in ${source}:${problem.line}. Add the comment \`#endregion\`.`,
      } as const
    case 'no-lines':
      return {
        code: 'missing-code-lines',
        message: `The file "${path}" does not have the lines "${problem.lines}".`,
        hint: `It has ${problem.count === 1 ? '1 line' : `${problem.count} lines`}. Write the first and the last one: \`#L3-L9\`. A region stays right when the file changes.`,
      } as const
  }
}

function report(
  node: Code,
  context: CompileContext,
  problem: {
    readonly code: 'missing-code-file' | 'missing-code-region' | 'open-code-region' | 'missing-code-lines'
    readonly message: string
    readonly hint: string
  },
): void {
  const position = sourcePosition(node, context)
  context.problems.push({
    type: 'sample',
    ...problem,
    frame: sourceFrame(context.input, position),
    ...position,
  })
}
