import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { CodeBlock } from './CodeBlock.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('CodeBlock', () => {
  it('calls the highlighter, including with the language of the class (CB-10)', () => {
    expect(
      html(
        <CodeBlock className="language-js" title="a.js" showLineNumbers={3} metastring="{1}">
          let a
        </CodeBlock>,
      ),
    ).toBe(
      tagLines(
        '<div class="vl-code-host language-js"><div class="vl-code">{"language":"js","meta":"{1}","title":"a.js","showLineNumbers":3} let a</div></div>',
      ),
    )
  })

  it('shows elements without highlighting', () => {
    expect(
      html(
        <CodeBlock language="js">
          <b>x</b>
        </CodeBlock>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="language-js theme-code-block vl-code">
      <div class="vl-code-content">
      <pre tabindex="0" class="vl-code-pre">
      <code class="vl-code-lines">
      <b>x</b>
      </code>
      </pre>
      </div>
      </div>"
    `)
  })
})
