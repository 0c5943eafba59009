// An icon in a line of text, as SVG in the page. It is decoration, unless it has a label.

import { IconProblem, type Icons } from './iconProblem.js'
import { element, type Node, text } from './nodes.js'
import { commonProperties, fail, requiredText, type Use } from './use.js'

/** The element of an icon. */
export function iconElement(use: Use, icons: Icons): Node {
  const name = requiredText(use, 'name', ':icon[rocket]')
  const icon = icons.find(name)
  if (icon instanceof IconProblem) fail(use, icon.message, icon.hint)
  const svg: Node = {
    ...element(
      'svg',
      {
        viewBox: icon.viewBox,
        width: '1em',
        height: '1em',
        ariaHidden: 'true',
        focusable: 'false',
        ...commonProperties(use, 've-icon'),
      },
      [],
      use.node,
    ),
  }
  svg.data = { ...svg.data, hChildren: icon.children }
  const { label } = use.attributes
  const shownNodes = label
    ? [svg, element('span', { className: ['ve-icon-label'] }, [text(label)], use.node)]
    : [svg]
  if (!use.isInline) return element('p', {}, shownNodes, use.node)
  return label ? element('span', {}, shownNodes, use.node) : svg
}
