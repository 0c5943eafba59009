// One formula: its TeX source to elements, by KaTeX. They have MathML for assistive technology, with the source as its
// annotation, and HTML for the eye.

import katex from 'katex'
import { type FormulaElement, parseMarkup } from './parseMarkup.js'

/** A formula of a page. */
export interface Formula {
  /** TeX. */
  readonly source: string
  /** Whether it stands on lines of its own. */
  readonly isBlock: boolean
}

/** A formula as elements; `problem` is why KaTeX could not read it, and its source is shown instead. */
export interface RenderedFormula {
  readonly elements: readonly FormulaElement[]
  readonly problem?: string
}

/** Renders a formula. Definitions in it, such as `\gdef`, do not reach other formulas. */
export function renderFormula(
  { source, isBlock }: Formula,
  macros: Readonly<Record<string, string>>,
): RenderedFormula {
  try {
    const markup = katex.renderToString(source, {
      displayMode: isBlock,
      output: 'htmlAndMathml',
      throwOnError: true,
      // Unicode and old commands are accepted, as TeX engines do.
      strict: false,
      // Commands that load images, link, or set attributes are errors.
      trust: false,
      macros: { ...macros },
    })
    return { elements: parseMarkup(markup) }
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    return { elements: [unread(source)], problem: reasonOf(error) }
  }
}

function unread(source: string): FormulaElement {
  return {
    type: 'element',
    tagName: 'code',
    properties: { className: ['vm-math-error'] },
    children: [{ type: 'text', value: source }],
  }
}

/** Without the name, and the lines that KaTeX draws below the position with combining characters. */
function reasonOf({ message }: Error): string {
  return message.replace(/^KaTeX parse error: /, '').replace(/[\u0332\u035f]/g, '')
}
