// The components of admonitions by their type. A site adds its own in `src/theme/Admonition/Types`.

import type { ComponentType } from 'react'
import { ADMONITION_KEYWORDS } from '../../shared/contentMarkup/admonition.js'
import { AdmonitionLayout, type AdmonitionProps } from './AdmonitionLayout.js'

export const admonitionTypes: Readonly<Record<string, ComponentType<AdmonitionProps>>> = Object.fromEntries(
  ADMONITION_KEYWORDS.map((keyword) => [keyword, AdmonitionLayout]),
)
