// Turns types in the editor on and off, and shows whether they are loading.

import { useSyncExternalStore } from 'react'
import * as labels from '../labels.js'
import type { Types } from '../types/createTypes.js'
import styles from './Toolbar.module.css'

const BRACES =
  'M6 3H5a1.5 1.5 0 0 0-1.5 1.5v2L2 8l1.5 1.5v2A1.5 1.5 0 0 0 5 13h1M10 3h1a1.5 1.5 0 0 1 1.5 1.5v2L14 8l-1.5 1.5v2A1.5 1.5 0 0 1 11 13h-1'
const SLASH = 'M2.5 2.5l11 11'

export interface TypesButtonProps {
  readonly types: Types
  /** The name of the program. */
  readonly of: string
}

/** Pressed while types are on; its text is "Loading types…" until they are loaded. */
export function TypesButton({ types, of }: TypesButtonProps) {
  const status = useSyncExternalStore(types.subscribe, types.get)
  const isLoading = status === 'loading'
  const isOff = status === 'off' || status === 'failed'
  const text = isLoading ? labels.loadingTypes : labels.types
  return (
    <button
      type="button"
      className={styles.action}
      title={status === 'failed' ? labels.noTypes : labels.typesTitle}
      aria-label={`${text} ${of}`}
      aria-pressed={!isOff}
      data-types={status}
      onClick={types.toggle}
    >
      <svg className="vl-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={isOff ? `${BRACES}${SLASH}` : BRACES} />
      </svg>
      <span className={styles.label}>{text}</span>
    </button>
  )
}
