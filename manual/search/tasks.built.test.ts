// Tried as a new user would: each common task is found within one press on the home page, or by one search whose first three
// results have its page. Needs `npm run build -w vellum -w vellum-manual`.

import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { listTasks } from '../src/home/tasks'
import { manual } from '../urls'
import { dist, foundSections } from './builtSearch'

// The tasks load React, which stays loaded for the tests after these: their builds need that of production.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

const tasks = listTasks()

/** What people type for a task. */
const QUERIES: Readonly<Record<(typeof tasks)[number]['to'], readonly string[]>> = {
  '/learn/looks': [
    'accent color',
    'change the accent colour',
    'primary color',
    'theme colors',
    'brand colour',
  ],
  '/learn/looks#logo-and-icon': ['logo', 'add a logo', 'favicon', 'dark logo'],
  '/learn/styling#web-fonts': ['web font', 'custom font', 'font base path', 'google fonts', 'woff2'],
  '/learn/docs#write-a-sidebar': ['second sidebar', 'multiple sidebars', 'two sidebars', 'sidebars.ts'],
  '/learn/docs#versions': [
    'freeze a version',
    'versions',
    'versioning',
    'vellum version',
    'version dropdown',
  ],
  '/learn/locales': ['add a locale', 'i18n', 'translate', 'add a language', 'multilingual'],
  '/learn/locales#serve-a-locale-while-you-translate': [
    'dev locale',
    'serve a locale in development',
    'vellum dev --locale',
  ],
  '/learn/react': ['react page', 'write a react page', 'tsx page', 'custom page'],
  '/learn/react#types': ['typescript', 'react page types', 'tsconfig'],
  '/learn/redirects': ['redirect', 'redirect nginx', 'old url', 'moved page', 'redirect an old URL on nginx'],
  '/learn/security#add-an-analytics-script': [
    'analytics',
    'google analytics',
    'allow a script',
    'content security policy',
    'plausible',
  ],
  '/learn/security#count-page-views': ['count page views', 'page views', 'track navigation'],
  '/learn/deploy#github-pages': [
    'github pages',
    'deploy to github project pages',
    'publish on github',
    'gh-pages',
  ],
  '/learn/performance#why-is-my-build-slow': [
    'slow build',
    'why is my build slow',
    'build time',
    '--profile',
  ],
  '/reference/messages': ['what does a message mean', 'error messages', 'list of warnings'],
  '/learn/leave': [
    'leave vellum',
    'how to leave vellum again',
    'migrate away',
    'back to docusaurus',
    'uninstall',
  ],
}

/** What else people look for. */
const SUBJECTS: readonly (readonly [query: string, page: string])[] = [
  ['warning', '/learn/messages'],
  ['dark mode', '/learn/looks'],
  ['callout', '/learn/writing'],
  ['highlight lines', '/learn/writing'],
  ['katex', '/learn/writing'],
  ['latex formula', '/learn/writing'],
  ['editUrl', '/reference/configuration/docs'],
  ['hide table of contents', '/reference/front-matter'],
  ['unlisted', '/reference/front-matter'],
  ['llms.txt', '/learn/sharing'],
  ['sitemap', '/learn/sharing'],
  ['rss', '/learn/blog'],
  ['announcement', '/learn/shell'],
  ['404 page', '/learn/theme-parts'],
  ['swizzle', '/learn/theme-parts'],
  ['algolia', '/learn/search'],
  ['csp', '/learn/security'],
  ['http headers', '/reference/headers'],
  ['twoslash', '/learn/typed-samples'],
  ['run code', '/learn/playground'],
  ['responsive images', '/learn/images'],
  ['webp', '/learn/images'],
  ['ideal-image', '/learn/images'],
  ['rtl', '/learn/locales'],
  ['crowdin', '/learn/locales'],
  ['vercel', '/learn/deploy'],
  ['caddy', '/learn/deploy'],
  ['docker', '/learn/deploy'],
  ['base path', '/learn/deploy'],
  ['proxy', '/learn/develop'],
  ['ci cache', '/learn/performance'],
  ['broken links', '/learn/writing'],
  ['trailing slash', '/reference/configuration/'],
  ['docusaurus plugins', '/move/docusaurus'],
  ['starlight', '/move/starlight'],
  ['useThemeConfig', '/reference/compat'],
  ['@docusaurus/theme-common', '/reference/compat'],
  ['compare with docusaurus', '/why/compared'],
  ['pdf', '/learn/print'],
  ['print all pages', '/learn/print'],
  ['offline docs', '/learn/print'],
  ['mcp server', '/learn/assistants'],
  ['claude', '/learn/assistants'],
  ['was this page helpful', '/learn/feedback'],
  ['reader rating', '/learn/feedback'],
  ['numbered steps', '/learn/elements'],
  ['file tree', '/learn/elements'],
  ['badge', '/learn/elements'],
  ['lucide icons', '/learn/elements'],
  ['diff', '/learn/code'],
  ['code group', '/learn/code'],
  ['collapse code', '/learn/code'],
  ['include a snippet from a file', '/learn/code'],
  ['table from csv', '/learn/data'],
  ['pages from data', '/learn/data'],
  ['dynamic routes', '/learn/data'],
  ['prose linter', '/learn/writing'],
  ['vale', '/learn/writing'],
  ['passive voice', '/learn/writing'],
  ['scheduled posts', '/learn/blog'],
  ['publish a post later', '/learn/blog'],
  ['version from a git branch', '/learn/docs'],
  ['json schema for front matter', '/reference/front-matter'],
  ['wrap a component of the theme', '/learn/theme-parts'],
  ['open in chatgpt', '/learn/sharing'],
]

describe('a common task is found', () => {
  it.each(tasks)('$text: by one press on the home page, at a section that exists', ({ to, text }) => {
    const home = readFileSync(`${dist}/index.html`, 'utf8')
    expect(home).toContain(`>${text}</a>`)
    expect(home).toMatch(new RegExp(`href="?${manual.pathname}${to.slice(1)}[">]`))
    const [path, id] = to.split('#')
    const page = readFileSync(`${dist}${path}/index.html`, 'utf8')
    if (id !== undefined) expect(page).toMatch(new RegExp(` id="?${id}[\\s">]`))
  })

  const typed = tasks.flatMap(({ to, text }) => QUERIES[to].map((query) => ({ to, text, query })))
  it.each(typed)('$text: "$query"', async ({ to, query }) => {
    expect(await firstPages(query)).toContain(to.replace(/#.*/, ''))
  })
})

describe('a subject is found', () => {
  it.each(SUBJECTS)('"%s": %s', async (query, page) => {
    expect(await firstPages(query)).toContain(page)
  })
})

/** The first three pages that a search shows. */
async function firstPages(query: string): Promise<readonly string[]> {
  const sections = await foundSections(query)
  return [...new Set(sections.map((href) => href.replace(/#.*/, '')))].slice(0, 3)
}
