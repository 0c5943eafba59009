// Finds out in Node whether a page shows a part of the site that needs its code in browsers.

import { createContext } from 'react'

/** Called by such a part when it is rendered; nothing is recorded without. */
export const LivePartContext = createContext<(() => void) | undefined>(undefined)
