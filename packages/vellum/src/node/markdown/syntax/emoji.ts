// Emoji shortcodes in text: `:tada:` → 🎉. Unknown names stay.

import { nameToEmoji } from 'gemoji'

const EMOJI = new Map(Object.entries(nameToEmoji))

/** `'Done :tada:'` → `'Done 🎉'` */
export function replaceEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(
    /(?<![A-Za-z0-9]):([\w+-]+):(?![A-Za-z0-9])/g,
    (code, name: string) => EMOJI.get(name) ?? code,
  )
}
