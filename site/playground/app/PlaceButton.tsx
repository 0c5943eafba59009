import type { CodePlace } from '../protocol'
import styles from './Playground.module.css'

export interface PlaceButtonProps {
  readonly file: string
  readonly place: CodePlace
  readonly onGo: (place: CodePlace) => void
}

/** A place in the code, `retry.ts:3:14`; pressed, the caret goes there. */
export function PlaceButton({ file, place, onGo }: PlaceButtonProps) {
  return (
    <button type="button" className={styles.place} onClick={() => onGo(place)}>
      {file}:{place.line}:{place.column}
    </button>
  )
}
