// The messages of `<Translate>` and `translate()` in a Markdown file: each part that is code is parsed as
// code.

import type { Nodes, Root } from 'mdast'
import { splitFrontMatter } from '../base/splitFrontMatter.js'
import { createParse } from '../markdown/compile/parse.js'
import { prepareSource } from '../markdown/compile/prepareSource.js'
import { type FoundMessages, importedNames, partMessages } from './codeMessages.js'

/** Reads Markdown files; its parser is made once. */
export function createMarkdownMessages(): (text: string) => FoundMessages {
  const parse = createParse()
  return (text) => {
    if (!/translate/i.test(text)) return { messages: [], problems: [] }
    const { body, bodyLine } = splitFrontMatter(text)
    const source = prepareSource(body)
    return messagesIn(parse(source, 'mdx'), { source, firstLine: bodyLine })
  }
}

function messagesIn(tree: Root, { source, firstLine }: { source: string; firstLine: number }): FoundMessages {
  const imports = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
  const names = importedNames(imports.join('\n'))
  const messageLists: FoundMessages[] = []
  const read = (text: string, line: number) => {
    const { messages, problems } = partMessages(text, names)
    messageLists.push({
      messages,
      problems: problems.map((problem) => ({ ...problem, line: problem.line + line + firstLine - 2 })),
    })
  }
  const visit = (node: Nodes): void => {
    for (const part of codeOf(node)) read(part, node.position?.start.line ?? 1)
    if ('children' in node && !isTranslate(node)) for (const child of node.children) visit(child)
  }
  visit(tree)
  return {
    messages: messageLists.flatMap(({ messages }) => messages),
    problems: messageLists.flatMap(({ problems }) => problems),
  }

  /** The code of a node itself, without that of the nodes in it. */
  function codeOf(node: Nodes): string[] {
    switch (node.type) {
      case 'mdxjsEsm':
        return [node.value]
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [`(${node.value}\n)`]
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (isTranslate(node)) {
          return [source.slice(node.position?.start.offset, node.position?.end.offset)]
        }
        return node.attributes.flatMap(({ value }) =>
          value && typeof value === 'object' ? [`(${value.value}\n)`] : [],
        )
      default:
        return []
    }
  }

  function isTranslate(node: object): boolean {
    const { name } = node as { readonly name?: string | null }
    return typeof name === 'string' && names.components.has(name)
  }
}
