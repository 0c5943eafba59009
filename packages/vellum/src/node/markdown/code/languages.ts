// The languages that code can be highlighted in: their names, and Shiki's highlighter for
// each. Shiki and the grammars are loaded when they are first needed. Each language has its
// own highlighter: a shared one would highlight code inside code (a fence in Markdown) or
// not, depending on which languages were loaded before.

import type { ShikiPrimitive } from '@shikijs/primitive'
import { sharePatterns } from './sharedPatterns.js'
import { TOKEN_THEME } from './tokenTheme.js'

const PLAIN_LANGUAGES = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'tree'])

/**
 * Names of languages that authors use and Shiki's grammars lack, by grammar: mostly those of Prism, which
 * Docusaurus uses.
 */
export const LANGUAGE_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ahk: 'autohotkey',
    apache: 'apacheconf',
    asm: 'armasm asm6502 asmatmel assembly nasm',
    bash: 'ksh',
    bsl: 'oscript',
    c: 'clike opencl',
    cpp: 'arduino c++ ino',
    csharp: 'c# t4-cs',
    diff: 'git patch',
    dotenv: 'env',
    elisp: 'emacs',
    'fortran-free-form': 'fortran',
    fsharp: 'f#',
    go: 'golang',
    groovy: 'gradle',
    html: 'htm markup mjml xhtml',
    ini: 'conf config dockerignore editorconfig gitignore hgignore ignore npmignore',
    java: 'processing',
    javascript: 'flow mongodb n4js',
    jinja: 'django jinja2',
    json: 'jsonld jsonp webmanifest',
    jsonl: 'jsonlines ndjson',
    latex: 'context',
    log: 'javastacktrace jsstacktrace',
    'objective-c': 'objectivec',
    pascal: 'delphi objectpascal',
    po: 'gettext',
    powerquery: 'mscript pq',
    purescript: 'purs',
    razor: 'aspnet cshtml',
    rst: 'rest',
    shellsession: 'sh-session shell-session terminal',
    solidity: 'sol',
    spl: 'splunk-spl',
    sql: 'mysql pgsql postgres postgresql',
    text: 'excel-formula',
    turtle: 'trig',
    vb: 'basic vba vbnet vbscript visual-basic',
    wenyan: '文言',
    wolfram: 'mathematica nb',
    xml: 'atom mathml plist rss ssml svg xml-doc',
  }).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar] as const)),
)

/** The name of a language's grammar: `markup` → `html` */
export function languageName(language: string): string {
  return LANGUAGE_ALIASES.get(language) ?? language
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
