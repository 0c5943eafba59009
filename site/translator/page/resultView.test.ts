// The sentence about a translation.

import type { Note } from 'troth-translate'
import { expect, it } from 'vitest'
import { summary } from './resultView'

const note = (kind: Note['kind']): Note => ({ kind, line: 1, what: 'a', why: 'b.', instead: 'c.' })

it.each<[name: string, result: Parameters<typeof summary>[0], text: string]>([
  ['nothing', { code: '', notes: [], problems: [] }, ''],
  ['no notes', { code: 'a', notes: [], problems: [] }, 'Translated. Nothing to check.'],
  [
    'notes of all kinds',
    { code: 'a', notes: [note('check'), note('none'), note('check'), note('left')], problems: [] },
    'Translated: 1 not translated, 1 without an equivalent, 2 to check.',
  ],
  [
    'a problem with its position',
    { code: '', notes: [], problems: [{ message: 'It broke.', line: 2, column: 3 }] },
    'Line 2, column 3: It broke.',
  ],
  [
    'a problem of the whole',
    { code: '', notes: [], problems: [{ message: 'It broke.', line: undefined, column: undefined }] },
    'It broke.',
  ],
])('describes %s', (_name, result, text) => {
  expect(summary(result)).toBe(text)
})
