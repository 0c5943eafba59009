// The languages that code can be highlighted in: their names, and Shiki's highlighter for
// each. Shiki and the grammars are loaded when they are first needed. Each language has its
// own highlighter: a shared one would highlight code inside code (a fence in Markdown) or
// not, depending on which languages were loaded before.

import type { ShikiPrimitive } from '@shikijs/primitive'
import { sharePatterns } from './sharedPatterns.js'
import { TOKEN_THEME } from './tokenTheme.js'

const PLAIN_LANGUAGES = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'tree'])

/** Names that authors use and Shiki's grammars do not have. */
const ALIASES = new Map([
  ['objectivec', 'objective-c'],
  ['markup', 'html'],
  ['svg', 'xml'],
  ['mathml', 'xml'],
  ['atom', 'xml'],
  ['rss', 'xml'],
  ['shell-session', 'shellsession'],
  ['sh-session', 'shellsession'],
  ['webmanifest', 'json'],
  ['golang', 'go'],
  ['gitignore', 'ini'],
  ['env', 'dotenv'],
  ['basic', 'vb'],
  ['excel-formula', 'text'],
  ['protobuf', 'proto'],
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['文言', 'wenyan'],
])

/** The name of a language's grammar: `markup` → `html` */
export function languageName(language: string): string {
  return ALIASES.get(language) ?? language
}

/** Whether a language is shown without colours by choice. */
export function isPlainLanguage(name: string): boolean {
  return PLAIN_LANGUAGES.has(name)
}

/** Shiki with the grammar of one language; `undefined` when the language is unknown. */
export async function loadShiki(name: string): Promise<ShikiPrimitive | undefined> {
  const [{ createShikiPrimitiveAsync }, { languageAliasNames, languageNames }] = await Promise.all([
    import('@shikijs/primitive'),
    import('@shikijs/langs'),
  ])
  if (!languageNames.includes(name) && !languageAliasNames.includes(name)) return undefined
  return createShikiPrimitiveAsync({
    themes: [TOKEN_THEME],
    langs: [import(/* @vite-ignore */ `@shikijs/langs/${name}`)],
    engine: await loadEngine(),
    // Shiki warns of many instances; one for each language is intended.
    warnings: false,
  })
}

let engine: ReturnType<typeof createEngine> | undefined

/** Oniguruma, not JavaScript's regular expressions: it starts and runs faster, and knows every grammar. */
function loadEngine() {
  engine ??= createEngine()
  return engine
}

async function createEngine() {
  const { createOnigurumaEngine } = await import('@shikijs/engine-oniguruma')
  return sharePatterns(await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')))
}
