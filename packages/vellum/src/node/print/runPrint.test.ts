import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { outputFile } from './runPrint.js'

const tempFolder = tempFolders()

describe('outputFile', () => {
  it('PT-5: is beside a PDF, and in a folder', () => {
    const siteDir = tempFolder({ 'docs/a.md': '' })
    const outputOf = (name?: string) =>
      outputFile({ siteDir, output: name === undefined ? undefined : `${siteDir}/${name}` })
    expect([undefined, 'docs', 'new/', 'new/book.pdf', 'book', 'book.htm'].map(outputOf)).toEqual(
      ['print.html', 'docs/print.html', 'new/print.html', 'new/book.html', 'book', 'book.htm'].map((name) =>
        join(siteDir, name),
      ),
    )
  })
})
