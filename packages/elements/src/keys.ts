// Keys of a keyboard: `:kbd[Ctrl+Shift+P]`.

import { element, type Node, text } from './nodes.js'
import { commonProperties, requiredText, type Use } from './use.js'

/** One `<kbd>` for each key. */
export function keysElement(use: Use): Node {
  const presses = splitPresses(requiredText(use, 'keys', ':kbd[Ctrl+K]'))
  const content = presses.flatMap((press, i) => [
    ...(i > 0 ? [text(' ')] : []),
    ...splitKeys(press).flatMap((key, j) => [
      ...(j > 0 ? [text('+')] : []),
      element('kbd', {}, [text(key)], use.node),
    ]),
  ])
  const combination = element('span', commonProperties(use, 've-keys'), content, use.node)
  return use.isInline ? combination : element('p', {}, [combination], use.node)
}

/**
 * `Ctrl+K Ctrl+S` and `Ctrl+K V` are pressed one after the other; `Page Up` is one key. A modifier begins a press, and so
 * does a letter after one with modifiers.
 */
export function splitPresses(keys: string): string[] {
  return keys.split(
    /\s+(?=(?:Ctrl|Control|Cmd|Command|Alt|Opt|Option|Shift|Meta|Win|Super|Fn|[⌘⌥⇧⌃])\s*\+)(?<!\+\s*)|(?<=\+[^\s+]\S*)\s+(?=[^\s+](?:\s|$))/i,
  )
}

/** `Ctrl+Shift+P` → three keys; `Ctrl++` → Ctrl and `+`; `+` is itself. */
export function splitKeys(combination: string): string[] {
  return combination.split(/(?<=[^+\s])\s*\+\s*(?=\S)/)
}
