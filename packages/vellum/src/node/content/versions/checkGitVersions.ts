// What is wrong with the names of versions that are read from Git. Knows nothing of Git.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { throwAll, VellumError } from '../../base/errors.js'
import { CURRENT, versionDocsPath, versionNameProblem } from './versionFiles.js'
import { namesFromGit, type VersionRules } from './versionList.js'

/** Throws for versions with a ref whose name is that of other documents, or no name. */
export function checkGitVersions(rules: VersionRules, siteDir: string): void {
  const problems = namesFromGit(rules).flatMap((name) => {
    const details = { files: ['vellum.config.ts'] }
    if (name === CURRENT) {
      return new VellumError(
        'The version "current" has a `ref`, but it is the documents in the docs folder.',
        {
          ...details,
          code: 'version-twice',
          hint: 'Give the version of the ref a name of its own.',
        },
      )
    }
    const problem = versionNameProblem(name)
    if (problem !== undefined) {
      return new VellumError(`The version cannot have this name: ${problem}.`, {
        ...details,
        code: 'invalid-version-name',
        hint: 'Use a name such as `1.0` or `2.x`.',
      })
    }
    const folder = versionDocsPath(rules.id, name)
    if (!existsSync(join(siteDir, folder))) return []
    return new VellumError(
      `The version "${name}" is there twice: it has a \`ref\`, and the folder "${folder}".`,
      {
        ...details,
        code: 'version-twice',
        hint: 'Remove the `ref`, or the folder and its sidebar file.',
      },
    )
  })
  throwAll(problems)
}
