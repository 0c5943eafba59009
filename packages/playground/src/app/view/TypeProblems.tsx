// The type errors below the code, each with its line. Programs run in spite of them.

import { positionAt } from '../../program/codePosition.js'
import type { CodePosition } from '../../protocol.js'
import type { TypeProblem } from '../../types/typeMessages.js'
import * as labels from '../labels.js'
import styles from './Playground.module.css'
import { PositionButton } from './PositionButton.js'

export interface TypeProblemsProps {
  readonly problems: readonly TypeProblem[]
  readonly code: string
  readonly file: string
  readonly onGo: (position: CodePosition) => void
}

/** A list, and its summary for screen readers; both change only when the reader pauses. */
export function TypeProblems({ problems, code, file, onGo }: TypeProblemsProps) {
  return (
    <>
      {problems.length > 0 && (
        <ul className={styles.types} aria-label={labels.typeProblems(problems.length)}>
          {problems.map((problem) => (
            <li key={`${problem.from} ${problem.code}`}>
              <PositionButton file={file} position={positionAt(code, problem.from)} onGo={onGo} />
              {problem.message}
            </li>
          ))}
        </ul>
      )}
      <p className="sr-only" aria-live="polite">
        {problems.length > 0 && `${labels.typeProblems(problems.length)}. ${problems[0]?.message}`}
      </p>
    </>
  )
}
