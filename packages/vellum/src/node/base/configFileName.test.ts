import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { configFileName, errorWithConfigName } from './configFileName.js'
import { formatError, VellumError } from './errors.js'

const tempFolder = tempFolders()

describe('configFileName', () => {
  it('is the name that is read: of the command line, ours, of Docusaurus', () => {
    expect(configFileName(tempFolder({ 'vellum.config.mjs': '', 'docusaurus.config.js': '' }))).toBe(
      'vellum.config.mjs',
    )
    const moved = tempFolder({ 'docusaurus.config.js': '' })
    expect(configFileName(moved)).toBe('docusaurus.config.js')
    expect(configFileName(moved, './site/preview.config.ts')).toBe('preview.config.ts')
    expect(configFileName(tempFolder())).toBe('vellum.config.ts')
  })
})

describe('errorWithConfigName', () => {
  it('renames it in all parts of an error, and no other file', () => {
    const cause = new VellumError('Inner.', { code: 'config-threw', files: ['vellum.config.ts:3:7'] })
    const error = new VellumError('Set `docs` in vellum.config.ts, not in ../b/vellum.config.ts.', {
      code: 'no-documents',
      files: ['vellum.config.ts'],
      hint: 'Remove it from vellum.config.ts.',
      cause,
    })
    expect(formatError(errorWithConfigName(error, 'vellum.config.mjs'))).toBe(
      [
        'Set `docs` in vellum.config.mjs, not in ../b/vellum.config.ts.',
        '  at vellum.config.mjs',
        '  Remove it from vellum.config.mjs.',
        'Cause: Inner.',
        '  at vellum.config.mjs:3:7',
      ].join('\n'),
    )
    expect(errorWithConfigName(cause, 'vellum.config.ts')).toBe(cause)
  })
})
