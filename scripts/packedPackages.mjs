// @ts-check
// Checks packed packages as their users get them: publint the manifest and the files that it names, arethetypeswrong the
// types in every way to resolve a module.
//
// Usage: node scripts/packedPackages.mjs <file.tgz> …

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { Failure } from './failure.mjs'
import { relativeImports } from './relativeImports.mjs'
import { runScript } from './script.mjs'

/**
 * Troth has types for every way to resolve a module. The others are ESM alone: their users have Node.js 20.19 or a
 * bundler.
 * @type {readonly string[]}
 */
const FOR_ESM = ['node16-esm', 'bundler']

await runScript(import.meta.url, async (files) => {
  if (files.length === 0) {
    throw new Failure('No package was named.', {
      hint: 'Pack one with `npm pack`, and pass its file.',
    })
  }
  const foundProblems = []
  for (const file of files) {
    const problems = await packageProblems(readFileSync(file), {
      esmOnly: !/^troth-\d/.test(basename(file)),
    })
    foundProblems.push(...problems.map((problem) => `${basename(file)}: ${problem}`))
  }
  if (foundProblems.length > 0) console.log(foundProblems.join('\n'))
  return foundProblems.length > 0 ? 1 : 0
})

/**
 * What is wrong with a packed package, each in a line.
 * @param {Uint8Array} tarball
 * @param {{ esmOnly: boolean }} options
 */
export async function packageProblems(tarball, { esmOnly }) {
  // Of its own: the array may be a part of a larger buffer.
  const { buffer } = Uint8Array.from(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  // Stylesheets have no types.
  const contents = createPackageFromTarballData(tarball)
  const types = await checkPackage(contents, { excludeEntrypoints: [/\.css$/] })
  const wrong = types.types
    ? types.problems.filter(
        (problem) => !esmOnly || !('resolutionKind' in problem) || FOR_ESM.includes(problem.resolutionKind),
      )
    : []
  return [
    ...messages
      .filter(({ type }) => type === 'error')
      .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...wrong.map(typeProblem),
    ...missingImports(contents),
  ]
}

/**
 * The files that others import and that are not packed: a command that is there can still fail to start.
 * @param {import('@arethetypeswrong/core').Package} contents
 */
function missingImports(contents) {
  const folder = `/node_modules/${contents.packageName}/`
  return contents
    .listFiles()
    .filter((file) => /\.(?:js|css)$/.test(file))
    .flatMap((file) =>
      relativeImports(file, contents.readFile(file))
        .filter((imported) => !contents.fileExists(imported))
        .map(
          (imported) =>
            `${file.replace(folder, '')} imports ${imported.replace(folder, '')}, which is not packed`,
        ),
    )
}

/** @param {import('@arethetypeswrong/core').Problem} problem */
function typeProblem(problem) {
  const { kind, ...where } = problem
  if ('resolutionKind' in where)
    return `${kind} of ${where.entrypoint}, resolved as by ${where.resolutionKind}`
  return `${kind} in ${'typesFileName' in where ? where.typesFileName : where.fileName}`
}
