// The code: as it was served until the editor is loaded, then in the editor. Nothing
// waits for the editor; the code can be run before.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Editor } from './editor/createEditor'
import type { EditorPort } from './editorPort'
import styles from './Playground.module.css'
import type { Session, SessionState } from './session'
import { words } from './words'

export interface CodeAreaProps {
  readonly session: Session
  readonly state: SessionState
  readonly port: EditorPort
  readonly served: HTMLElement
}

/** The program of a playground. */
export function CodeArea({ session, state: { code, problem }, port, served }: CodeAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()

  useLayoutEffect(() => {
    area.current?.append(served)
  }, [served])

  useEffect(() => {
    let isGone = false
    let made: Editor | undefined
    const take = async () => {
      const { createEditor } = await import('./editor/createEditor')
      if (isGone || !area.current) return
      const { scrollLeft } = served.querySelector('pre') ?? { scrollLeft: 0 }
      const host = document.createElement('div')
      served.replaceWith(host)
      made = createEditor({
        host,
        code: session.get().code,
        label: words.code(session.sample.file),
        onChange: session.setCode,
        onRun: session.run,
      })
      made.scrollTo(scrollLeft)
      setEditor(made)
      port.set(made)
    }
    take().catch(() => session.tell(words.noEditor))
    return () => {
      isGone = true
      port.set(undefined)
      made?.destroy()
    }
  }, [session, port, served])

  useEffect(() => editor?.setCode(code), [editor, code])
  useEffect(() => editor?.setProblem(problem), [editor, problem])

  return <div ref={area} className={`vl-code ${styles.code}`} />
}
