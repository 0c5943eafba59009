// The one theme that code is highlighted with. Each of its "colours" stands for a class,
// and the site's CSS decides what the class looks like, light and dark. So a block is a
// quarter of the size and needs no inline style.

import type { ThemeRegistrationRaw } from '@shikijs/primitive'

/** Class → scopes of the grammars; of two that match, the longer scope wins. */
const SCOPES: readonly (readonly [name: string, scopes: readonly string[]])[] = [
  ['tk-comment', ['comment', 'punctuation.definition.comment', 'string.comment']],
  [
    'tk-keyword',
    [
      'keyword',
      'storage',
      'storage.type',
      'storage.modifier',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
      'keyword.operator.word',
      'keyword.other',
      'variable.language',
      'meta.directive.vue',
    ],
  ],
  [
    'tk-string',
    [
      'string',
      'punctuation.definition.string',
      'string.quoted',
      'string.unquoted.plain.out.yaml',
      'constant.character.escape',
      'markup.inline.raw',
      'markup.fenced_code',
    ],
  ],
  ['tk-number', ['constant.numeric', 'keyword.other.unit']],
  ['tk-constant', ['constant', 'constant.language', 'support.constant', 'variable.other.constant.property']],
  [
    'tk-function',
    [
      'entity.name.function',
      'support.function',
      'meta.function-call.generic',
      'entity.name.command',
      'entity.name.operator',
    ],
  ],
  [
    'tk-type',
    [
      'entity.name.type',
      'entity.name.class',
      'entity.name.namespace',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'storage.type.java',
      'storage.type.cs',
    ],
  ],
  [
    'tk-property',
    [
      'variable.other.property',
      'variable.object.property',
      'meta.object-literal.key',
      'support.type.property-name',
      'punctuation.support.type.property-name',
      'support.variable.property',
      'entity.name.tag.yaml',
      'variable.other.key.toml',
    ],
  ],
  ['tk-tag', ['entity.name.tag', 'support.class.component']],
  ['tk-attr', ['entity.other.attribute-name']],
  ['tk-operator', ['keyword.operator', 'storage.type.function.arrow']],
  ['tk-regexp', ['string.regexp', 'constant.other.character-class.regexp']],
  ['tk-inserted', ['markup.inserted', 'meta.diff.header.to-file', 'punctuation.definition.inserted']],
  ['tk-deleted', ['markup.deleted', 'meta.diff.header.from-file', 'punctuation.definition.deleted']],
  [
    'tk-heading',
    [
      'markup.heading',
      'punctuation.definition.heading',
      'entity.name.section',
      'meta.diff.range',
      'meta.diff.header',
    ],
  ],
  ['tk-link', ['markup.underline.link', 'string.other.link', 'constant.other.reference.link']],
  ['tk-bold', ['markup.bold', 'punctuation.definition.bold']],
  ['tk-italic', ['markup.italic', 'punctuation.definition.italic']],
]

/** Plain text: not worth an element. */
const PLAIN = '#000000'
/** Tokens that are strings or keywords by their scope, but read better as plain text. */
const PLAIN_SCOPES = [
  'variable',
  'punctuation',
  'meta.template.expression',
  'meta.embedded',
  'string.unquoted',
  'keyword.operator.type.annotation',
  'source.shell string.unquoted.argument',
]

const colourOf = (index: number) => `#${String(index + 1).padStart(6, '0')}`

/** The theme, for Shiki. */
export const TOKEN_THEME: ThemeRegistrationRaw = {
  name: 'vellum',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN, background: '#ffffff' } },
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    ...SCOPES.map(([, scope], i) => ({ scope: [...scope], settings: { foreground: colourOf(i) } })),
  ],
}

const CLASSES = new Map(SCOPES.map(([name], i) => [colourOf(i), name]))

/** `'#000002'` → `tk-keyword`; `undefined` for plain text */
export function tokenClass(colour: string | undefined): string | undefined {
  return colour === undefined ? undefined : CLASSES.get(colour)
}
