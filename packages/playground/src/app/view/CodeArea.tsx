// The code: as it was served until the editor is loaded, then in the editor. Code can be run before the
// editor has loaded. The shown code is always the code that runs: changed code is shown as plain text until
// then.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from '../editor/createEditor.js'
import type { EditorPort } from '../editorPort.js'
import * as labels from '../labels.js'
import type { Session, SessionState } from '../session.js'
import type { Types } from '../types/createTypes.js'
import styles from './Playground.module.css'

/** An editor that loads faster than this shows no loading message, in milliseconds. */
const SLOW = 300

export interface CodeAreaProps {
  /** The types of the page, if its site has them. */
  readonly types?: Types | undefined
  readonly session: Session
  readonly state: SessionState
  readonly port: EditorPort
  readonly served: HTMLElement
  /** The editor could not be loaded. */
  readonly isEditorMissing: boolean
  readonly onEditorMissing: (isMissing: true) => void
}

/** The program of a playground. */
export function CodeArea({
  types,
  session,
  state,
  port,
  served,
  isEditorMissing,
  onEditorMissing,
}: CodeAreaProps) {
  const { code, problem } = state
  const area = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [isSlow, setSlow] = useState(false)

  useLayoutEffect(() => {
    area.current?.append(served)
  }, [served])

  useEffect(() => {
    let isGone = false
    let made: Editor | undefined
    const take = async () => {
      const { createEditor } = await import('../editor/createEditor.js')
      if (isGone || !area.current) return
      const { scrollLeft } = served.querySelector('pre') ?? { scrollLeft: 0 }
      const host = document.createElement('div')
      // Code is written from left to right on every page.
      host.dir = 'ltr'
      served.replaceWith(host)
      made = createEditor({
        host,
        code: session.get().code,
        label: labels.code(session.sample.file),
        onChange: session.setCode,
        onRun: session.run,
        file: session.sample.file,
        types,
        onTypeProblems: session.setTypeProblems,
      })
      // Without waiting for a frame: a hidden element can neither be focused nor scrolled.
      flushSync(() => setEditor(made))
      made.scrollTo(scrollLeft)
      port.set(made)
    }
    const timer = setTimeout(() => setSlow(true), SLOW)
    const end = () => {
      clearTimeout(timer)
      setSlow(false)
    }
    take()
      .catch(() => onEditorMissing(true))
      .finally(end)
    return () => {
      isGone = true
      end()
      port.set(undefined)
      made?.destroy()
    }
  }, [session, port, served, types, onEditorMissing])

  useEffect(() => editor?.setCode(code), [editor, code])
  useEffect(() => editor?.setProblem(problem), [editor, problem])

  const isOther = !editor && code !== session.sample.shown
  return (
    <div
      className={`vl-code ${styles.code}`}
      data-fixed={isEditorMissing ? '' : undefined}
      aria-busy={isSlow || undefined}
    >
      {isSlow && (
        <p className={styles.loading} role="status">
          {labels.loadingEditor}
        </p>
      )}
      <div ref={area} hidden={isOther} />
      {isOther && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the first letters
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
      )}
    </div>
  )
}
