import type { CodePosition } from '../../protocol.js'
import styles from './Playground.module.css'

export interface PositionButtonProps {
  readonly file: string
  readonly position: CodePosition
  readonly onGo: (position: CodePosition) => void
}

/** A position in the code, `retry.ts:3:14`; a click moves the caret there. */
export function PositionButton({ file, position, onGo }: PositionButtonProps) {
  return (
    <button type="button" className={styles.position} onClick={() => onGo(position)}>
      {file}:{position.line}:{position.column}
    </button>
  )
}
