// The looks of the editor: the same as those of a served code block, so that nothing moves when one replaces
// the other.

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const INSET = 'var(--vl-code-inset)'

const view = EditorView.theme({
  '&': { color: 'var(--vl-ink)', fontSize: '0.825rem' },
  '&.cm-focused': { outline: '2px solid var(--vl-accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    maxHeight: 'max(40rem, 80vh)',
    fontFamily: 'var(--vl-font-code)',
    fontVariantLigatures: 'none',
    lineHeight: '1.65',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--vl-hairline-strong) transparent',
  },
  '.cm-content': { padding: '1rem 0', caretColor: 'var(--vl-accent)' },
  '.cm-line': { padding: `0 ${INSET}` },
  '.cm-line::selection, .cm-line ::selection': {
    background: 'color-mix(in srgb, var(--vl-accent) 22%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--vl-accent-wash)',
    boxShadow: '0 1px var(--vl-accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'none', boxShadow: '0 1px var(--vl-red)' },
  '.problem': {
    textDecoration: 'underline wavy var(--vl-red)',
    textUnderlineOffset: '0.2em',
  },
  // Where there is no character to underline: the end of a line.
  '.problem-line': { boxShadow: 'inset 3px 0 var(--vl-red)' },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--vl-grey)', fontStyle: 'italic' },
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self, tags.atom],
    color: 'var(--vl-purple)',
  },
  { tag: [tags.null, tags.bool, tags.number, tags.regexp], color: 'var(--vl-gold)' },
  { tag: [tags.string, tags.special(tags.string), tags.escape], color: 'var(--vl-green)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
      tags.className,
    ],
    color: 'var(--vl-blue)',
  },
  { tag: [tags.typeName, tags.definition(tags.className)], color: 'var(--vl-teal)' },
  {
    tag: [
      tags.arithmeticOperator,
      tags.bitwiseOperator,
      tags.compareOperator,
      tags.definitionOperator,
      tags.logicOperator,
      tags.updateOperator,
      tags.function(tags.punctuation),
    ],
    color: 'var(--vl-ink-soft)',
  },
  { tag: [tags.special(tags.brace), tags.variableName, tags.propertyName], color: 'var(--vl-ink)' },
])

export const editorTheme: Extension = [view, syntaxHighlighting(colours)]
