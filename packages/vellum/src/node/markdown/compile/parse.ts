// Text to a Markdown tree, in the two formats: `mdx`, and `md`, which is CommonMark
// with raw HTML. Bare URLs become links later, in bareLinks.ts: the usual grammar
// for them doubles the time that parsing takes.

import { Parser } from 'acorn'
import acornJsx from 'acorn-jsx'
import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { type Extension as FromMarkdownExtension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { mdxjsEsmFromMarkdown } from 'mdast-util-mdxjs-esm'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm'
import type { Extension } from 'micromark-util-types'
import { bareUrlSyntax } from '../syntax/bareLinks.js'
import { commentSyntax, skipComments } from '../syntax/comments.js'
import { headingIdSyntax } from '../syntax/headings.js'

/** Parses one body; throws what the grammar throws. */
export type Parse = (text: string, format: 'md' | 'mdx') => Root

/** Syntax: how text is split into tokens, and how these become nodes. */
export interface Grammar {
  readonly extensions: readonly Extension[]
  readonly mdastExtensions: readonly (FromMarkdownExtension | readonly FromMarkdownExtension[])[]
}

/** Creates the parsers of both formats. `own` is syntax of the site, which comes before ours. */
export function createParse(own: Grammar = { extensions: [], mdastExtensions: [] }): Parse {
  const grammars = { md: withSyntax(markdownGrammar(), own), mdx: withSyntax(mdxGrammar(), own) }
  return (text, format) => fromMarkdown(text, grammars[format])
}

/** Made once: the parser recognizes a grammar that it has seen before. The extension that is added last is tried first. */
function withSyntax(ours: Grammar, own: Grammar) {
  return {
    extensions: [...ours.extensions, ...own.extensions],
    mdastExtensions: [...ours.mdastExtensions, ...own.mdastExtensions] as FromMarkdownExtension[],
  }
}

/** CommonMark with GitHub's tables, strikethrough, task lists and footnotes, and directives. */
function markdownGrammar(): Grammar {
  return {
    extensions: [
      gfmTable(),
      gfmStrikethrough({ singleTilde: true }),
      gfmTaskListItem(),
      gfmFootnote(),
      bareUrlSyntax(),
      directive(),
    ],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      directiveFromMarkdown(),
    ],
  }
}

/** The same with imports, exports, JSX and expressions; without raw HTML and indented code. */
function mdxGrammar(): Grammar {
  const { extensions, mdastExtensions } = markdownGrammar()
  const javaScript = {
    acorn: Parser.extend(acornJsx()),
    acornOptions: { ecmaVersion: 2024, sourceType: 'module' },
    addResult: true,
  } as const
  const disabled: Extension = {
    disable: { null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'] },
  }
  const mdx = [mdxjsEsm(javaScript), mdxExpression(javaScript), mdxJsx(javaScript), disabled]
  return {
    // The extension that is added last is tried first, and MDX throws on syntax that it does not know.
    extensions: [...[...extensions, ...mdx].map(skipComments), commentSyntax(), headingIdSyntax()],
    mdastExtensions: [
      ...mdastExtensions,
      mdxExpressionFromMarkdown(),
      mdxJsxFromMarkdown(),
      mdxjsEsmFromMarkdown(),
    ],
  }
}
