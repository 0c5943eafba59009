// What readers call the things that the headings of the manual name: by the words of a heading, the words of those who do not
// know them yet. One line for a concept, wherever it is explained: no phrase is bound to a section.

/** Words of headings → phrases of readers, separated by commas. */
const PHRASES: Readonly<Record<string, string>> = {
  // Start, folders, commands.
  'create site': 'install, scaffold, template, starter, first site',
  'folder markdown': 'existing files, README files, plain Markdown',
  'what commit': 'gitignore, repository, check in, generated files',
  'development server': 'localhost, hot reload, preview while writing, port, watch',
  'proxies tunnels': 'reverse proxy, ngrok, container, behind a proxy, other host name',
  // Pages.
  links: 'link to another page, link to a file, relative link, check links, broken link, anchor',
  headings: 'anchor, heading id, permalink, deep link',
  admonitions: 'callout, highlighted box',
  'tabs details': 'npm and yarn, package managers, collapsible, expandable, accordion, toggle, spoiler',
  'code blocks':
    'syntax highlighting, line numbers, number the lines, highlight a line, file name above code, copy button',
  'code file': 'snippet, include a file, embed source, import code, external code',
  'code groups': 'code tabs, one block for each language',
  'collapse lines': 'fold, long code, expand code, hide lines',
  'what changed': 'diff, added and removed lines, before and after',
  'components documents': 'JSX in Markdown, MDX, own component, import a component',
  prose: 'style guide, wording, lint text, spelling',
  images: 'picture, screenshot, figure, alt text',
  'image sizes formats': 'compress, optimise, smaller pictures, responsive, WebP, AVIF',
  'enlarge images': 'zoom, lightbox, larger on click, full size',
  formulas: 'math, LaTeX, KaTeX, equation',
  diagrams: 'Mermaid, flowchart, sequence diagram, chart, graph',
  cards: 'grid of links, tiles, overview of pages',
  'file trees': 'directory structure, folder listing',
  'definition lists': 'glossary, terms',
  // Sites.
  'write sidebar': 'navigation on the left, menu, order of pages, group pages, several sidebars',
  categories: 'sidebar group, nested, folder in the sidebar, collapsed, section of the sidebar',
  versions: 'older release, archive, version dropdown, freeze, previous version',
  'edit links dates': 'last updated, date of a page, edit this page, author of a change, GitHub link',
  locales: 'translate a site, several languages, German, French, multilingual',
  'translations are': 'translate buttons, translate labels, strings',
  blog: 'posts, news, articles, feed, RSS',
  'scheduled posts': 'draft, not published yet, future date, publish later',
  'pages react': 'landing page, home page, JSX, TSX, custom page',
  'pages data': 'generate pages, page for each item, JSON, API data, dynamic routes',
  redirects: 'old URL, moved page, renamed page, removed page, 301, send readers',
  'what found': 'index, search without Algolia, full text, hide from the search',
  'words readers': 'synonyms, other words',
  // Looks.
  'dark mode': 'dark theme, light theme, toggle, default colour, night, colour scheme',
  'logo icon': 'favicon, brand, dark logo, picture in the navbar',
  'variable changes': 'colours, accent, primary colour, font of headings, spacing',
  'web fonts': 'custom font, typeface, Google Fonts, self-hosted font',
  'navbar items': 'link in the navbar, button, menu, dropdown, GitHub icon',
  'announcement bar': 'notice, banner, message at the top of every page',
  footer: 'links at the bottom, copyright, imprint',
  'table contents': 'toc, on this page, headings on the right',
  'copy part theme': 'swizzle, wrap a component, override a component, replace the footer, eject, customise',
  slots: 'insert content, above the article, below the footer, wrap',
  'components all pages': 'global components, without import, MDXComponents',
  // Publishing.
  'base path': 'sub path, subdirectory, subfolder, below a path, project page',
  'github pages': 'GitHub Actions, gh-pages, workflow, publish for free',
  container: 'Docker, image, Kubernetes, own server',
  'build slow': 'takes long, build time, faster builds, profile',
  'link previews': 'Open Graph, social card, share on Slack, Twitter card, og:image',
  'search engines': 'SEO, Google, robots, noindex, sitemap, canonical',
  'language models': 'llms.txt, AI, ChatGPT, Claude',
  assistants: 'MCP, AI agent, ChatGPT, Claude, Copilot',
  'analytics script':
    'Google Analytics, Plausible, tracking, allow a script, third-party script, Content Security Policy',
  'see violations': 'refused to execute, blocked by the policy, inline script',
  print: 'PDF, whole documentation, one document, offline',
  // About.
  'compared peers': 'how fast, benchmark, alternatives, versus',
  'not for': 'limits, missing, does not do, when not to use',
  'leave vellum': 'switch away, lock-in, uninstall',
}

/** What readers call what headings name, for `search.concepts`. */
export const concepts: Record<string, string[]> = Object.fromEntries(
  Object.entries(PHRASES).map(([name, phrases]) => [name, phrases.split(', ')]),
)
