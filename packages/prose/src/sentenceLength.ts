// The rule `sentence-length`: sentences with more words than a site allows.

import type { Nodes, Root, Sentence } from 'nlcst'
import type { VFile } from 'vfile'

/** Reports sentences with more than `most` words. */
export function checkSentences(tree: Root, file: VFile, most: number): void {
  for (const sentence of sentencesIn(tree)) {
    // Code in a sentence counts as one word, however many it has.
    const words = sentence.children.filter(({ type }) => type === 'WordNode' || type === 'SourceNode').length
    if (words <= most) continue
    // A sentence that ends without a full stop, such as a heading, has no position.
    const place = sentence.position ?? sentence.children.find(({ position }) => position)?.position
    const message = file.message(`A sentence of ${words} words: at most ${most}`, { place })
    message.ruleId = 'sentence-length'
  }
}

function* sentencesIn(node: Nodes): Generator<Sentence> {
  if (node.type === 'SentenceNode') yield node
  else if ('children' in node) for (const child of node.children) yield* sentencesIn(child)
}
