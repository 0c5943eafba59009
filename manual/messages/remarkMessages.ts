// A remark plugin that replaces `::messages` with every message of the command line: its code as a heading, whose id
// is what the terminal links to, its texts, what it means, how to fix it.

import type { BlockContent, Nodes, Root } from 'mdast'
import type { Message } from 'vellum/messages'
import { codeBlock, codeHeading, inlineMarkdown, paragraph, setPosition, text } from '../reference/blocks'

/** Messages of one subject. */
export interface MessageGroup {
  readonly title: string
  readonly messages: Readonly<Record<string, Message>>
}

/** Replaces the directive. Its option is plain data: the page is compiled again when any of it changes. */
export function remarkMessages({ groups }: { readonly groups: readonly MessageGroup[] }) {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((child) => {
      const { type, name } = child as { readonly type: string; readonly name?: string }
      if (type !== 'leafDirective' || name !== 'messages') return [child]
      const blocks: Nodes[] = groups.flatMap(groupBlocks)
      for (const block of blocks) setPosition(block, child.position)
      return blocks as typeof tree.children
    })
  }
}

/** A group: a heading, and a section for each message. */
export function groupBlocks({ title, messages }: MessageGroup): BlockContent[] {
  return [
    { type: 'heading', depth: 2, children: [text(title)] } as unknown as BlockContent,
    ...Object.entries(messages).flatMap(([code, message]) => messageBlocks(code, message)),
  ]
}

function messageBlocks(code: string, { texts, about, fix, sample }: Message): BlockContent[] {
  return [
    codeHeading(3, code, code),
    codeBlock(texts.join('\n'), { lang: 'text' }),
    paragraph(...inlineMarkdown(about)),
    paragraph({ type: 'strong', children: [text('Fix:')] }, text(' '), ...inlineMarkdown(fix)),
    ...(sample === undefined ? [] : [codeBlock(sample.code, { lang: sample.language })]),
  ]
}
