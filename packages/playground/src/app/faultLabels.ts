// What the menu of faults calls each of them, unless a site has other labels.

import type { FaultLabels } from './texts.js'

export const DEFAULT_FAULT_LABELS: FaultLabels = {
  none: 'none',
  stall: 'stalled body',
  drop: 'dropped connection',
  'bad-json': 'invalid JSON',
  offline: 'offline',
}
