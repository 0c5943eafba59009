// A program and what it prints, as one sheet, with the Run button that samples of the docs have. Both are files; the sample
// tests keep them true, and a browser test runs those with the button.

import type { ReactNode } from 'react'
import { CodeBlock } from 'vellum/theme'
import styles from './Sample.module.css'
import { hasHiddenLines, shownCode } from './shownCode'

interface SampleProps {
  /** The source, with its hidden lines. */
  readonly code: string
  /** What the program has printed. */
  readonly output: string
  readonly title?: string
  /** Why it has no Run button: the package that it loads besides Troth. */
  readonly needs?: string
  /** A picture of the same run. With enough room, it is next to the code. */
  readonly picture?: ReactNode
}

/** A sample with its recorded output. */
export function Sample({ code, output, title, needs, picture }: SampleProps) {
  const program = (
    <>
      <CodeBlock className={styles.code} language="ts" {...(title ? { title } : {})}>
        {shownCode(code)}
      </CodeBlock>
      <div className={`language-text ${styles.output}`}>
        <p>Output</p>
        <pre>
          <code>{output}</code>
        </pre>
      </div>
    </>
  )
  return (
    <div className={picture ? `${styles.sheet} ${styles.wide}` : styles.sheet}>
      {needs ? (
        <div className={styles.program}>{program}</div>
      ) : (
        <RunnableBlock isCut={hasHiddenLines(code)} hasPicture={picture !== undefined}>
          {program}
        </RunnableBlock>
      )}
      {picture}
    </div>
  )
}

interface RunnableBlockProps {
  readonly isCut: boolean
  readonly hasPicture: boolean
  readonly children: ReactNode
}

/** The elements that the playground puts around a fence with the word `run`: it looks for them. */
function RunnableBlock({ isCut, hasPicture, children }: RunnableBlockProps) {
  return (
    <div
      className={`playground ${styles.program}`}
      data-sample={isCut ? 'cut' : ''}
      data-api=""
      // The requests of a live run replace the picture of the recorded one.
      data-requests={hasPicture ? '' : undefined}
    >
      <div className="playground-bar">
        <button type="button" className="playground-run" data-run="">
          Run
        </button>
        <button type="button" className="playground-edit" data-edit="">
          Edit
        </button>
        <span className="playground-note" role="status" />
      </div>
      {children}
    </div>
  )
}
