// Copies text, and confirms it for a moment.

import { useEffect, useState } from 'react'

/** Copies a text; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or not available: the clipboard needs a secure context.
    return false
  }
}

/** How long a button shows the confirmation, in milliseconds. */
const FEEDBACK = 1500

/** A confirmation that is shown for a moment: whether it is shown, and a function that shows it. */
export function useFeedback(): [isShown: boolean, show: () => void] {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => setShown(0), FEEDBACK)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown > 0, () => setShown((before) => before + 1)]
}
