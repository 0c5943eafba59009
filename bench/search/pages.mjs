// @ts-check
// The pages that are searched: those of the built Troth site, or generated ones with distinct text. A page is its URL,
// its title and its HTML, as the build has rendered it.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../scripts/failure.mjs'

/** @typedef {{ path: string, title: string, html: string }} Page */

/**
 * The docs of a built site.
 * @param {string} dist
 * @returns {Page[]}
 */
export function builtPages(dist) {
  if (!existsSync(join(dist, '_data/_search.json'))) {
    throw new Failure(`There is no built site with a search in "${dist}".`, {
      hint: 'Run `npm run build` first.',
    })
  }
  return readdirSync(join(dist, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !/^(category\/|index\.html$)/.test(file))
    .map((file) => {
      const html = readFileSync(join(dist, 'docs', file), 'utf8')
      const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
      return {
        path: `/docs/${file.replace(/\/index\.html$/, '')}`,
        title,
        html: html.slice(html.indexOf('<body')),
      }
    })
}

const SECTIONS = 8
const WORDS = 60
const QUERIES = 8
const SYLLABLES =
  'ba ce di fo gu ka le mi no pu ra se ti vo zu bra cle dri flo gru kan lem nit pol ran sel tor vun'.split(
    ' ',
  )

/**
 * Pages that share common words, as those of one product do, and have many of their own.
 * @param {number} count
 * @returns {Page[]}
 */
export function generatedPages(count) {
  const random = createRandom(count)
  // As in any language: the second most frequent word is half as frequent as the first one.
  const word = () => wordOf(Math.floor(20_000 ** random()))
  const text = (/** @type {number} */ words) => Array.from({ length: words }, word).join(' ')
  return Array.from({ length: count }, (_, i) => {
    const title = `${wordOf(20_000 + i)} ${text(1)}`
    const sections = Array.from(
      { length: SECTIONS },
      (_, s) =>
        `<h2 id="s${s}">${text(2)} ${wordOf(40_000 + i * SECTIONS + s)}</h2><p>${text(WORDS)} <a href="/docs/p${Math.floor(random() * count)}">${text(2)}</a></p><pre><code>${text(12)}</code></pre>`,
    )
    return {
      path: `/docs/p${i}`,
      title,
      html: `<article><h1>${title}</h1><p>${text(WORDS)}</p>${sections.join('')}</article>`,
    }
  })
}

const LINES = 15
/** Different names in the code of all pages; a few of them are most of it. */
const NAMES = 5000

/**
 * Pages that are mostly code, as the engine highlights it: a tag for nearly every word, with its type.
 * @param {number} count
 * @returns {Page[]}
 */
export function codePages(count) {
  const random = createRandom(count)
  const word = () => wordOf(Math.floor(20_000 ** random()))
  const name = () => nameOf(Math.floor(NAMES ** random()))
  const line = () =>
    `<span class="tk-keyword">const</span> <span data-type="const ${name()}: ${capital(word())}&lt;string&gt;">${name()}</span> <span class="tk-operator">=</span> <span class="tk-keyword">await</span> <span data-type="const api: Client">api</span>.<span class="tk-function" data-type="${name()}(path: string | URL, options?: Options): Promise&lt;string&gt;">${name()}</span>(<span class="tk-string">'/${word()}'</span>)`
  const lines = () => Array.from({ length: LINES }, line).join('\n')
  return Array.from({ length: count }, (_, i) => {
    const sections = Array.from(
      { length: SECTIONS },
      (_, s) =>
        `<h2 id="s${s}">${name()} ${wordOf(40_000 + i * SECTIONS + s)}</h2><p>${word()} <code>${name()}</code>.</p><div class="language-ts"><pre><code>${lines()}</code></pre></div>`,
    )
    const title = `${wordOf(20_000 + i)} ${word()}`
    return { path: `/docs/p${i}`, title, html: `<article><h1>${title}</h1>${sections.join('')}</article>` }
  })
}

/** @param {number} number */
function nameOf(number) {
  return wordOf(number % 700) + capital(wordOf((number * 7) % 900))
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * Words that some of the generated sections are named after, and those sections.
 * @param {readonly Page[]} pages
 */
export function generatedQueries(pages) {
  return Array.from({ length: QUERIES }, (_, i) => {
    const { path, html } = pages[Math.floor(((i + 0.5) * pages.length) / QUERIES)] ?? { path: '', html: '' }
    const [, heading = ''] = /<h2 id="s3">(.*?)<\/h2>/.exec(html) ?? []
    return { query: heading, kind: 'generated', expected: [`${path}#s3`] }
  })
}

/**
 * The same word for the same number, with more syllables for larger ones.
 * @param {number} number
 */
function wordOf(number) {
  let text = ''
  for (let rest = number + 31; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    text += SYLLABLES[rest % SYLLABLES.length]
  }
  return text
}

/**
 * The same numbers between 0 and 1 in every run.
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
