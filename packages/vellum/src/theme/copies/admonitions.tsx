// The pieces of admonitions that copies of Docusaurus' components import.

import type { ReactElement } from 'react'
import { AdmonitionLayout, type AdmonitionProps } from '../mdx/AdmonitionLayout.js'

/** The element of an admonition. */
export function AdmonitionPiece(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} />
}

/** An admonition of one type, unless its props have another one. */
function ofType(type: string): (props: AdmonitionProps) => ReactElement {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each type
  return function TypedAdmonition(props: AdmonitionProps) {
    return <AdmonitionLayout type={type} {...props} />
  }
}

export const NoteAdmonition = ofType('note')
export const TipAdmonition = ofType('tip')
export const InfoAdmonition = ofType('info')
export const WarningAdmonition = ofType('warning')
export const CautionAdmonition = ofType('caution')
export const DangerAdmonition = ofType('danger')
