import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { jobError } from './outcome.js'
import work from './siteWorker.js'

const tempFolder = tempFolders()

it('sends what the file system throws as data: an error would lose its code on the way to the main thread', async () => {
  const dir = tempFolder({ file: '' })
  const answer = structuredClone(
    await work({ job: 'compile', setup: join(dir, 'file/setup.json'), tasks: [] }),
  )
  expect(answer.ok ? '' : formatError(jobError(answer.error))).toBe(
    `Cannot open "${dir}/file/setup.json": "${dir}/file" is a file, not a folder (ENOTDIR).\n  Rename or delete that file.`,
  )
})
