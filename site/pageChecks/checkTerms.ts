// Finds words in prose that readers do not search for, where the field has a term: "answer" for a response. In: a
// page. Out: each such word with the term to use. Code is not looked at: names in samples are their own.

import type { PageProblem } from './pageProblem'
import { findAll, lineOf, type ParsedPage } from './parsedPage'

/** Words to avoid, and what to write. */
const TERMS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\banswer(?:s|ed|ing)?\b/gi, 'response, or respond'],
  [/\brepl(?:y|ies|ied)\b/gi, 'response, or respond'],
  // "Try again" is a label of buttons.
  [/\b(?:try|tries|tried) (?:it |this )?again\b|\banother try\b/g, 'retry, or attempt'],
  [/\brepeats? (?:a|the|it|such)\b|\brepetitions?\b/gi, 'retry'],
  [/(?<!\bemail |\bmail |\bIP )\baddress(?:es)?\b/gi, 'URL, or path'],
  [/\bmistakes?\b/gi, 'error, or bug'],
  [/\bmend(?:s|ed)?\b|\bremed(?:y|ies)\b|\bput right\b/gi, 'fix'],
  [/\b(?:tells|told)\b/gi, 'report, print, warn or show'],
  [/\bspeaks? (?:to|of)\b|\bspoken\b|\btalks? to\b/gi, 'send a request to'],
  [/\bbeside\b/gi, 'compared with, next to or after'],
  [/\bas a rule\b/gi, 'usually'],
  [/\bin spite of\b/gi, 'although'],
  [/\banew\b/gi, 'again'],
  [/\bthrown away\b|\bput away\b/gi, 'removed'],
  [/, also (?:to|from|in|with|for|by|one|those|text|during|when)\b/g, 'including, or even'],
  [/\binside of\b/gi, 'inside'],
  [/\bbelongs? into\b/gi, 'belong in'],
  [/\bdouble click\b/gi, 'double-click as a verb'],
  [/\bin capitals\b/gi, 'in upper case'],
  [/\b(?:has|have|had|the server) acted\b|\bacts? (?:twice|again|once)\b/gi, 'take effect, or be processed'],
  [/\bthe page Node\.js\b/g, 'the Node.js page'],
  [
    /\b(?:cache|fetch|useFetch|AsyncLocalStorage|callbackify) of (?:React|Next\.js|Nuxt|Node\.js)\b/g,
    'a possessive',
  ],
  // After code: `cache` of React.
  [/^ of (?:React|Next\.js|Nuxt|Node\.js)\b/g, 'a possessive before the code'],
  [/\bbroke off\b/gi, 'the connection closed'],
  [
    /(?<=^|[.:] )When (?:the (?:server|API|browser|response|page) (?:sends|has|does) no\b|there is no\b|it is (?:empty|missing|unknown|longer)\b)/gm,
    '"If": it is a condition',
  ],
]

/** The words of a page that have a better one. */
export function checkTerms({ file, head, tree }: ParsedPage): PageProblem[] {
  const fields = ['title', 'description'].flatMap((name) => head?.get(name) ?? [])
  const texts = findAll(tree, 'text').map((node) => ({ value: withoutIds(node.value), line: lineOf(node) }))
  return [...fields, ...texts].flatMap(({ value, line }) =>
    TERMS.flatMap(([word, instead]) =>
      [...value.matchAll(word)].map((match) => ({
        file,
        line: line + value.slice(0, match.index).split('\n').length - 1,
        message: `"${match[0]}" is not the term that readers search for.`,
        hint: `Write ${instead}.`,
      })),
    ),
  )
}

/** An id in a heading keeps old links working, whatever its words are. */
function withoutIds(text: string): string {
  return text.replace(/\{#[^}]*\}/g, '')
}
