// Which fences of a page are checked by the TypeScript compiler, and what they may import:
// a page is a project, whose files are the fences with a file name as their title.

import type { Code, Root } from 'mdast'
import { type FenceInfo, infoString, parseFenceInfo } from '../../../shared/contentMarkup/fenceInfo.js'
import { ADD_TYPE_CHECKER } from '../../base/typeCheckerAdvice.js'
import { hideRemovedLines, showRemovedLines } from '../code/codeNotation.js'
import { includedLine, positionInFence } from '../code/fencePosition.js'
import { type CompileContext, sourceFrame, sourcePosition } from '../compile/compileContext.js'
import { walkMarkdown } from '../compile/walk.js'
import type { Sample, SampleProblem } from './types.js'

const LANGUAGES: { readonly [language: string]: string } = { ts: 'ts', typescript: 'ts', tsx: 'tsx' }
const FILE_NAME = /^(?!\/|.*\.\.\/)(?:\.\/)?([\w@$[\]()./-]*[\w\])-]\.[a-z\d]+)$/i

/** Checks the samples of a page, and reports their problems. */
export async function checkSamples(tree: Root, context: CompileContext): Promise<void> {
  const { typeChecker } = context
  const { codeCache } = context.input
  const samples = samplesOf(tree, context)
  if (!typeChecker) {
    for (const { node } of samples) reportUnchecked(node, context)
    return
  }
  const all = samples.map(({ node, sample }) => ({
    node,
    sample,
    knownSample: codeCache?.findSample(sample, typeChecker.isCurrent),
  }))
  const fresh = all.filter(({ knownSample }) => knownSample === undefined).map(({ sample }) => sample)
  const outcomes = fresh.length > 0 ? await typeChecker.check(fresh) : []
  for (const { node, sample, knownSample } of all) {
    const outcome = knownSample ? ({ ok: true, sample: knownSample } as const) : outcomes.shift()!
    if (!outcome.ok) {
      for (const problem of outcome.problems) report(problem, node, context)
      continue
    }
    codeCache?.keepSample(sample, outcome.sample)
    context.samples.set(node, { ...outcome.sample, code: showRemovedLines(outcome.sample.code) })
    Object.assign(context.declarations, outcome.sample.declarations)
  }
}

function samplesOf(tree: Root, context: CompileContext): { node: Code; sample: Sample }[] {
  const { options } = context
  const samples: { node: Code; sample: Sample }[] = []
  let files: Readonly<Record<string, string>> = {}
  let folder = ''
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code') return
    const info = parseFenceInfo(infoString(node))
    const extension = Object.hasOwn(LANGUAGES, info.language ?? '') ? LANGUAGES[info.language!] : undefined
    const title = FILE_NAME.exec(info.title ?? '')?.[1]
    const code = hideRemovedLines(node.value.replace(/\r\n/g, '\n'))
    const isNamed = title !== undefined && extension !== undefined && /\.[cm]?tsx?$/.test(title)
    if (isNamed) folder = title.replace(/[^/]*$/, '')
    if (isSample(info, options.twoslash && extension !== undefined)) {
      if (extension === undefined) reportLanguage(node, info, context)
      else
        samples.push({
          node,
          sample: { name: isNamed ? title : `${folder}sample.${extension}`, code, files },
        })
    }
    if (title !== undefined) files = { ...files, [title]: code }
  })
  return samples
}

function isSample({ twoslash, npm2yarn, live }: FenceInfo, every: boolean): boolean {
  return !npm2yarn && !live && (twoslash ?? every)
}

/** The author of a block that requests its types relies on them: it is never shown without. */
function reportUnchecked(node: Code, context: CompileContext): void {
  const position = sourcePosition(node, context)
  context.problems.push({
    type: 'sample',
    code: 'no-type-checker',
    message: 'The code block has the word twoslash, but the site has no type checker.',
    hint: `${ADD_TYPE_CHECKER} Or remove the word.`,
    frame: sourceFrame(context.input, position),
    ...position,
  })
}

function reportLanguage(node: Code, { language = 'text' }: FenceInfo, context: CompileContext): void {
  const message = `Code blocks in ${language} have no types: the word twoslash is for ts and tsx.`
  context.problems.push({
    type: 'language',
    code: 'no-types-in-language',
    message,
    hint: 'Remove the word, or write the block in TypeScript.',
    ...sourcePosition(node, context),
  })
}

function report({ line, column, message, hint }: SampleProblem, node: Code, context: CompileContext): void {
  const position = positionInFence(node, { line, column }, context)
  const frame = sourceFrame(context.input, position)
  const file = includedLine(node, line, context)
  const fix = file ? `${hint} The line is in ${file}.` : hint
  context.problems.push({ type: 'sample', code: 'wrong-sample', message, hint: fix, frame, ...position })
}
