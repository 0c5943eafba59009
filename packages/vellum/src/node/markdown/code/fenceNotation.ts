// What a fence says after its language besides what `fenceInfo.ts` reads, which browsers have too: highlighted words,
// collapsed lines, the file of its code, the name of its tab.

/** The parsed notation of a fence. */
export interface FenceNotation {
  /** Highlighted words, written between two slashes: `/retry/`. */
  readonly words: readonly string[]
  /** The collapsed lines, as written between the braces of `collapse={3-12}`. */
  readonly collapse: string | undefined
  /** The file that the code of an empty fence is taken from: `./src/a.ts#region` */
  readonly file: string | undefined
  /** The name of its tab in a code group, written between brackets: `[npm]`. */
  readonly tab: string | undefined
}

/** Reads the notation of an info string. */
export function parseFenceNotation(info: string): FenceNotation {
  if (!/[/[]|(?:collapse|file)=/.test(info)) return NONE
  const file = FILE.exec(info)
  const collapse = COLLAPSE.exec(info)
  const rest = info.replace(/(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\})/g, ' ').replace(FILE, ' ')
  return {
    words: [...rest.matchAll(WORD)].map(([, word = '']) => word),
    collapse: collapse?.[1],
    file: file?.[1] ?? file?.[2] ?? file?.[3],
    tab: TAB.exec(rest)?.[1],
  }
}

const NONE: FenceNotation = { words: [], collapse: undefined, file: undefined, tab: undefined }
const COLLAPSE = /(?<![\w-])collapse=["']?\{?([\d,\s-]+)\}?["']?/
const FILE = /(?<![\w-])file=(?:"([^"]*)"|'([^']*)'|([^\s{]+))/
/** Between spaces: a path is no word. */
const WORD = /(?<=\s)\/(?=\S)(.+?)\/(?=\s|$)/g
const TAB = /^\s*[^\s[{]*\s*(?:.*\s)?\[([^\]]+)\](?=\s|$|\{)/
