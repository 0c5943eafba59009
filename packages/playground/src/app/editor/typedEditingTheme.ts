// The looks of completions, of marked errors and of what is shown about a name.

import { EditorView } from '@codemirror/view'

const BOX = {
  border: '1px solid var(--vl-hairline-strong)',
  borderRadius: 'var(--vl-radius)',
  background: 'var(--vl-paper)',
  color: 'var(--vl-ink)',
}

export const typedEditingTheme = EditorView.theme({
  '.type-problem': { textDecoration: 'underline wavy var(--vl-red)', textUnderlineOffset: '0.2em' },
  // Over the bar of the playground, which stays in view, and below the navbar.
  '.cm-tooltip': {
    ...BOX,
    zIndex: '3',
    maxWidth: 'min(32rem, 90vw)',
    boxShadow: '0 2px 8px rgb(0 0 0 / 0.15)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '12.5em',
    maxWidth: 'min(28rem, 88vw)',
    fontFamily: 'var(--vl-font-code)',
    fontSize: '0.8125rem',
    scrollbarWidth: 'thin',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '1.5rem',
    justifyContent: 'space-between',
    padding: '0.125rem 0.5rem',
    lineHeight: '1.5',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--vl-accent)',
    color: 'var(--vl-paper)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { marginLeft: '0', fontStyle: 'normal', color: 'var(--vl-grey)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-tooltip.cm-completionInfo': { padding: '0.375rem 0.5rem', maxWidth: 'min(24rem, 94vw)', margin: '0' },
  '.cm-tooltip-hover': { padding: '0.375rem 0.5rem' },
  '.cm-tooltip code': {
    display: 'block',
    overflow: 'hidden',
    maxHeight: '9em',
    fontFamily: 'var(--vl-font-code)',
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip p': {
    margin: '0.25rem 0 0',
    fontFamily: 'var(--vl-font-text)',
    fontSize: '0.8125rem',
    lineHeight: '1.5',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip p.type-error': { margin: '0 0 0.25rem', color: 'var(--vl-red)' },
  '@media (pointer: coarse)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { paddingBlock: '0.5rem' },
  },
  '@media (forced-colors: active)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
})
