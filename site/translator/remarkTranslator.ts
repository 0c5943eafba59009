// A remark plugin that replaces `::axios-translator` by the translator as it is served: a field to paste code
// into, and an empty result. What it does is in page/start.ts.

import type { Element, ElementContent } from 'hast'
import type { Nodes, Parent } from 'mdast'
import { type Directives, replaceDirectives } from '../directives/replaceDirectives'

/** Replaces the directive in a page. */
export function remarkTranslator() {
  return replaceDirectives(DIRECTIVES, undefined)
}

const DIRECTIVES: Directives<undefined> = {
  'axios-translator': { required: [], optional: [], show: () => [withoutScript(), translator()] },
}

/** A block with elements of its own. */
interface Block extends Parent {
  type: 'axiosTranslator' | 'withoutScript'
  data: { hName: string; hProperties: Element['properties']; hChildren: ElementContent[] }
}

/** In place of the translator, which its styles then hide. */
function withoutScript(): Nodes {
  const text = 'The translator needs JavaScript. Use the tables above.'
  const block: Block = {
    type: 'withoutScript',
    children: [],
    data: { hName: 'noscript', hProperties: {}, hChildren: [element('p', {}, [text])] },
  }
  return block as unknown as Nodes
}

function translator(): Nodes {
  const title = (text: string) => element('span', { className: ['vl-code-title'] }, [text])
  // Whatever the script can add is not served.
  const field = element('textarea')
  const block: Block = {
    type: 'axiosTranslator',
    children: [],
    data: {
      hName: 'div',
      hProperties: { className: ['translator'] },
      hChildren: [
        element('label', { className: ['vl-code'] }, [title('Paste axios code'), field]),
        // What is wrong with the code is said next to it, also where the result is below it.
        element('p', {}, [
          element('button', { type: 'button' }, ['Show an example']),
          element('span', { role: 'status' }),
        ]),
        // No `pre`: the theme gives buttons to code blocks, and these would copy a result that is empty or outdated.
        element('div', { className: ['vl-code'] }, [
          title('Troth'),
          element('div', { className: ['translator-result'] }),
        ]),
      ],
    },
  }
  return block as unknown as Nodes
}

function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: readonly (string | Element)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}
