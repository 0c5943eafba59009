// Turns text into the words that the index has, in all spellings of an identifier. One module for the build
// and the browser: a word that one of them splits in another way would not be found.

/** Of the tokenizer and the file format. An index of another version is not read. */
export const SEARCH_VERSION = 5

/** The longest word that is kept; what is longer is data, not language. */
const LONGEST = 40

/** Han, Hiragana, Katakana, Hangul. */
const SCRIPTS = '\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー'
const CJK = new RegExp(`[${SCRIPTS}]`, 'u')
const CJK_RUNS = new RegExp(`[${SCRIPTS}]+|[^${SCRIPTS}]+`, 'gu')

/** Words that are written as one: `client.getAsync`, `set-headers`, `MAX_AGE`. */
export const RUN = /[\p{L}\p{N}\p{M}]+(?:[._\-$]+[\p{L}\p{N}\p{M}]+)*/gu

/** Accents and vowel points, which people leave out when they search. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g

/** Words that are written as one, and where they are in the text. */
export interface Run {
  readonly index: number
  readonly text: string
  /** Each split into its parts: `client.getAsync` → `[['client'], ['get', 'async']]` */
  readonly words: readonly (readonly string[])[]
}

/** The runs of a text, in its order. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => ({
    index,
    text: run,
    words: wordsIn(run),
  }))
}

/** The words of a run, each split into its parts. */
export function wordsIn(run: string): string[][] {
  // Most words: a build reads millions of them.
  if (/^[a-z]+$/.test(run)) return [[run]]
  return withoutAccents(run)
    .split(/[._\-$]+/)
    .flatMap(partsOfWord)
}

/** The words of a run as the index has them, parts and compounds: `getAsync` → get, async, getasync */
export function wordsOfRun({ words }: Pick<Run, 'words'>): readonly string[] {
  if (words.length === 1 && words[0]!.length === 1 && words[0]![0]!.length <= LONGEST) return words[0]!
  const isSplit = words.length > 1 && words.length < 5 && !words.some(isCjk)
  return [
    ...words.flatMap((parts) => (parts.length > 1 && !isCjk(parts) ? [...parts, parts.join('')] : parts)),
    ...(isSplit ? [words.flat().join('')] : []),
  ].filter((word) => word.length <= LONGEST)
}

/** All words of a text as the index has them. */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap(wordsOfRun)
}

/** The part that the forms of a word share: `retries`, `retried`, `retrying` → `retri` */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/([^aious])s$|(ss|i)es$/, '$1$2')
    .replace(/(.{4})(?:ation|ating|ated|ator|ate)$/, '$1')
    .replace(/(.{4}[ct])ion$/, '$1')
    .replace(/(..[^aeiou]?)(?:ing|ed)$/, '$1')
    .replace(/(...)e$/, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/y$/, 'i')
    .replace(/z$/, 's')
}

function withoutAccents(run: string): string {
  return /^[\0-\x7f]*$/.test(run) ? run : run.normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
}

/** `maxRetryAfter` → max, retry, after; `HTTPError` → http, error; 検索結果 → 検索, 索結, 結果 */
function partsOfWord(word: string): string[][] {
  if (!CJK.test(word)) return [camelParts(word)]
  return word.match(CJK_RUNS)!.map((run) => (CJK.test(run) ? pairsOf(run) : camelParts(run)))
}

function camelParts(word: string): string[] {
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(' ')
}

/** Languages without spaces: every two signs are a word. */
function pairsOf(run: string): string[] {
  const signs = [...run]
  return signs.length < 2 ? signs : signs.slice(1).map((sign, i) => signs[i]! + sign)
}

function isCjk(parts: readonly string[]): boolean {
  return CJK.test(parts[0]!)
}
