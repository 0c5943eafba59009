// What scripts of the measurement leave in a page for the measurement to read.

interface Window {
  benchClick?: { heading: string; found: number; painted: number }
  benchInput?: {
    painted: number | undefined
    effect: number | undefined
    eventTiming: number | undefined
    isComplete: boolean
  }
  benchShifts?: { value: number; at: number; moved: string[] }[]
  benchChanges?: Record<string, number>
  benchLcp?: number
}
