// A program and what it prints, as one sheet. Both are files; the sample tests keep
// them true.

import type { ReactNode } from 'react'
import { CodeBlock } from 'vellum/theme'
import styles from './Sample.module.css'
import { shownCode } from './shownCode'

interface SampleProps {
  /** The source, with its hidden lines. */
  readonly code: string
  /** What the program has printed. */
  readonly output: string
  readonly title?: string
  /** A picture of the same run. Where there is room, it stands under the output, beside the code. */
  readonly picture?: ReactNode
}

/** A sample with its recorded output. */
export function Sample({ code, output, title, picture }: SampleProps) {
  return (
    <div className={picture ? `${styles.sheet} ${styles.wide}` : styles.sheet}>
      <CodeBlock language="ts" {...(title ? { title } : {})}>
        {shownCode(code)}
      </CodeBlock>
      <div className={styles.output}>
        <p>Output</p>
        <pre>
          <samp>{output}</samp>
        </pre>
      </div>
      {picture}
    </div>
  )
}
