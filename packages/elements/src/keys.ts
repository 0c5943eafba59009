// Keys of a keyboard: `:kbd[Ctrl+Shift+P]`.

import { element, type Node, text } from './nodes.js'
import { commonProperties, requiredText, type Use } from './use.js'

/** One `<kbd>` for each key. */
export function keysElement(use: Use): Node {
  const keys = splitKeys(requiredText(use, 'keys', ':kbd[Ctrl+K]'))
  const content = keys.flatMap((key, i) => [
    ...(i > 0 ? [text('+')] : []),
    element('kbd', {}, [text(key)], use.node),
  ])
  const combination = element('span', commonProperties(use, 've-keys'), content, use.node)
  return use.isInline ? combination : element('p', {}, [combination], use.node)
}

/** `Ctrl+Shift+P` → three keys; `Ctrl++` → Ctrl and `+`; `+` is itself. */
export function splitKeys(combination: string): string[] {
  return combination.split(/(?<=[^+\s])\s*\+\s*(?=\S)/)
}
