// The code that is shown before the editor has loaded: never code other than what runs.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CALM } from '../../protocol.js'
import { createEditorPort } from '../editorPort.js'
import { createSession } from '../session.js'
import { CodeArea } from './CodeArea.js'

/** The area as React renders it first; the served code is put into its empty element afterwards. */
function areaWith(code: string, isEditorMissing = false, shown = 'sample'): string {
  const session = createSession({
    sample: {
      name: 'retry',
      format: 'esm',
      file: 'retry.ts',
      label: 'retry.ts',
      code: 'sample',
      shown,
      output: '',
    },
    runner: { run: () => ({ stop: () => {} }) },
    compile: () => ({ ok: false, problem: { message: '', position: undefined } }),
  })
  session.open({ code, conditions: CALM }, 'Opened from a link.')
  return renderToStaticMarkup(
    createElement(CodeArea, {
      session,
      state: session.get(),
      port: createEditorPort(),
      served: {} as HTMLElement,
      isEditorMissing,
      onEditorMissing: () => {},
    }),
  ).replace(/ class="[^"]*"/, '')
}

describe('CodeArea', () => {
  it('shows the served block while its code is the code that runs', () => {
    expect(areaWith('sample')).toBe('<div><div></div></div>')
  })

  it('shows changed code as text in place of the served block', () => {
    expect(areaWith('alert("<b>")')).toBe(
      '<div><div hidden=""></div><pre tabindex="0"><code>alert(&quot;&lt;b&gt;&quot;)</code></pre></div>',
    )
  })

  it('shows all lines of a program of which the served block hides some', () => {
    expect(areaWith('sample', false, 'ple')).toBe(
      '<div><div hidden=""></div><pre tabindex="0"><code>sample</code></pre></div>',
    )
  })

  it('is read-only if the editor could not be loaded', () => {
    expect(areaWith('sample', true)).toBe('<div data-fixed=""><div></div></div>')
  })
})
