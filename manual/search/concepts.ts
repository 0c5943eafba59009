// What readers call the things that the headings of the manual name: by the words of a heading, the words of those who do not
// know them yet. One line for a concept, wherever it is explained: no phrase is bound to a section.
// A word that many sections have, or several concepts share, puts none of them first: leave it out.

/** Words of headings → phrases of readers, separated by commas. */
const PHRASES: Readonly<Record<string, string>> = {
  // Start, folders, commands.
  'create site':
    'install, scaffold, template, starter, first site, npm, bootstrap, wizard, yarn, pnpm, beginner, quickstart, hello world, up, prerequisites, Node, requirements, tutorial',
  'folder markdown': 'existing files, README files, plain Markdown, monorepo, integrate',
  'what commit': 'gitignore, repository, check in, generated files, control, .gitignore, dist, artifacts',
  'development server':
    'localhost, hot reload, preview while writing, port, watch, HMR, reload, npm, refresh, LAN, phone, fast refresh, hot replacement, hostname, automatically',
  'proxies tunnels':
    'reverse proxy, ngrok, container, behind a proxy, other host name, Codespaces, Gitpod, LAN, VM, devcontainer, cloudflared, WSL',
  'open it': 'localhost, 3000',
  'name site': 'tagline, website',
  'check build': 'CI, lint',
  'publish ten minutes': 'quickstart, tutorial, beginner, prerequisites, requirements, Node',
  'publish it': 'go, push, upload, online',
  'tour folders': 'directory, structure, where go, anatomy, scaffold',
  'names meaning': 'special, conventions, reserved, underscore, partials',
  'move folders': 'directory, monorepo',
  'as build': 'difference, parity, locally',
  'three commands': 'CLI, npm',
  commands: 'CLI, terminal, flags, npx, arguments, usage, help, subcommand',
  'exit codes': 'exit, CI failure, process exit, shell, pipeline',
  'errors warnings': 'severity, strict, difference',
  'read message': 'stack trace, hint, log, console, troubleshooting, does, diagnose',
  'in browser': 'overlay, console, red',
  messages: 'diagnostics, catalogue, troubleshooting',
  // Pages.
  links:
    'link to another page, link to a file, relative link, check links, broken link, anchor, cross reference, href, reference, hyperlink, relative, dead',
  headings: 'anchor, heading id, permalink, deep link, hash, jump, fragment',
  admonitions:
    'callout, highlighted box, alert, tip, info, danger, caution, aside, hint, notice, box, blockquote, panel, important, infobox',
  'tabs details':
    'npm and yarn, package managers, collapsible, expandable, accordion, toggle, spoiler, sync, operating, disclosure, summary',
  'code blocks':
    'syntax highlighting, line numbers, number the lines, highlight a line, file name above code, copy button, fence, snippet, shiki, gutter, clipboard, filename, highlighter, backticks',
  'code file':
    'snippet, include a file, embed source, import code, external code, transclude, region, excerpt, raw-loader, literalinclude, truth',
  'code groups': 'code tabs, one block for each language, npm yarn pnpm, manager, variants',
  'collapse lines': 'fold, long code, expand code, hide lines, expandable, shorten, truncate, snippet',
  'what changed':
    'diff, added and removed lines, before and after, red green, insertions, plus minus, patch, modified',
  'components documents':
    'JSX in Markdown, MDX, own component, import a component, interactive, demo, example',
  prose:
    'style guide, wording, lint text, spelling, grammar, terminology, lint, banned, inclusive, textlint, typos, consistency',
  images: 'picture, screenshot, figure, alt text, img, svg, gif, media, video, photo, assets',
  'image sizes formats':
    'compress, optimise, smaller pictures, responsive, WebP, AVIF, sharp, optimizer, srcset, compression, thumbnails, lazy, heavy, resolution, retina, jpeg, png',
  'enlarge images':
    'zoom, lightbox, larger on click, full size, magnify, modal, click expand, fullscreen, photo viewer, popup, gallery',
  formulas:
    'math, LaTeX, KaTeX, equation, fraction, integral, Greek letters, matrix, subscript, superscript, mathematics, MathJax, dollar sign, chemistry, symbols',
  diagrams:
    'Mermaid, flowchart, sequence diagram, chart, graph, UML, Gantt, diagram, state machine, PlantUML, graphviz, architecture diagram, ER diagram, pie, mindmap, timeline, D2, drawing',
  cards: 'grid of links, tiles, overview of pages, grid, feature boxes, teaser',
  'file trees': 'directory structure, folder listing, structure, ascii, directories',
  'definition lists': 'glossary, terms, dl, dt, vocabulary',
  'write page': 'md',
  'write pages': 'cheat sheet, GFM, task, footnotes, bold, checklist, emphasis',
  'highlight words': 'emphasise, term, underline, highlight',
  'plain markdown': 'curly braces, angle brackets, escape, escaping, JSX, README, less sign',
  'links other sites': 'dead, rot, 404, linkcheck, checker, lychee, outbound',
  'build times': 'slow, encoding',
  'without sharp': 'native, Alpine, musl, ARM, prebuilt binary, libvips',
  math: 'equation, MathJax, dollar sign, latex',
  syntax: 'notation, delimiters',
  'every reader': 'accessibility, a11y, blind, alt, aria, WCAG',
  'steps trees badges cards': 'UI, shortcodes, design',
  steps: 'procedure, instructions, walkthrough, stepper',
  badges: 'chip, pill, beta, deprecated, experimental, shield',
  'badges sidebar': 'deprecated, beta, indicator',
  icons: 'emoji, svg, symbol, Awesome, pictogram, Lucide, glyph, Iconify, Material',
  keys: 'keyboard shortcut, hotkey, kbd, combination, keystroke',
  figures: 'caption, subtitle, legend',
  abbreviations: 'acronym, tooltip, glossary, hover explanation, abbr, short, initialism',
  react: 'JSX, tsx',
  data: 'YAML, CSV, TSV, dataset, facts, single truth, collections, loader, spreadsheet',
  table: 'CSV, spreadsheet, Excel, rows, TSV, sortable, grid',
  value: 'constant, placeholder, substitution, interpolation, insert, reuse, macro',
  'typed samples': 'hints hover, intellisense, verify, doctest',
  'in code block': 'annotations, hover, cut, query',
  'playground library': 'REPL, try, sandbox, runnable, interactive, StackBlitz, execute, Sandpack',
  'add api': 'mock backend, fake, endpoint, fetch playground',
  'types editors': 'autocomplete, intellisense, Monaco, completion, squiggles',
  // Sites.
  'write sidebar':
    'navigation on the left, menu, order of pages, group pages, several sidebars, reorder, autogenerated, exclude, sort, hierarchy, toc',
  categories:
    'sidebar group, nested, folder in the sidebar, collapsed, section of the sidebar, group, collapsible, chapter, submenu, parent, nest, expand',
  versions:
    'older release, archive, version dropdown, freeze, previous version, v1, v2, multiple, cut, snapshot, major, legacy, archived, unreleased, deprecated, maintained',
  'edit links dates':
    'last updated, date of a page, edit this page, author of a change, GitHub link, modified, improve, contributors, timestamp, fetch-depth, shallow clone, history',
  locales:
    'translate a site, several languages, German, French, multilingual, internationalisation, l10n, Spanish, Chinese, Japanese, switcher, bilingual, Portuguese, lang',
  'translations are': 'translate buttons, translate labels, strings, Crowdin, Weblate, po, gettext, where',
  blog: 'posts, news, articles, feed, RSS, changelog, newsroom, journal, weblog, article',
  'scheduled posts': 'draft, not published yet, future date, publish later, embargo, unpublished, cron',
  'pages react':
    'landing page, home page, JSX, TSX, custom page, marketing, hero, standalone, splash, homepage',
  'pages data':
    'generate pages, page for each item, JSON, API data, dynamic routes, template, programmatic, reference, catalogue, loop, collection, bulk',
  redirects:
    'old URL, moved page, renamed page, removed page, 301, send readers, forward, 302, permanent, alias, rewrite, rot, vanity, bookmarks',
  'what found':
    'index, search without Algolia, full text, hide from the search, excluded, ranking, relevance, crawl',
  'words readers': 'synonyms, other words, aliases, boost, synonym, terminology, misspelling, improve',
  'docs sidebars versions': 'structure, organise, hierarchy',
  'category file': 'collapsed, yml',
  'docs sets': 'multi-instance, separate, apart, multiple, community',
  'versions git': 'branches, checkout, worktree, mike',
  'serve locale': 'French, single',
  'texts components': 'extract, interface, pluralise',
  'page not translated': 'fallback, notice, untranslated, outdated',
  'options locale': 'RTL, Arabic, Hebrew, calendar, domain per, direction, mirrored, subdomain',
  'pages blog': 'archive, pagination, overview',
  'date URL': 'permalink, filename, publication',
  'several blogs': 'changelog, multiple',
  'keys author': 'avatar, social, biography, byline, profile, user, portrait, photo',
  'keys tag': 'topic, taxonomy, permalink',
  'what import': 'aliases',
  'code every page': 'listener, js',
  'values configuration': 'environment, process.env',
  'where write redirects': 'pattern, wildcard',
  'each host': 'refresh, 301, 302, 308, nginx, Netlify, Apache',
  order: 'priority, precedence',
  search: 'searchbox, lunr, Pagefind, Ctrl K, cmd k, query, keyboard shortcut, typo tolerance',
  'position button': 'placement, right',
  'count searches': 'analytics, queries, users, track, log',
  algolia: 'crawler, typesense, Ask AI',
  'own search box': 'UI, Meilisearch, Typesense',
  // Looks.
  'dark mode':
    'dark theme, light theme, toggle, default colour, night, colour scheme, switcher, preference, black',
  'logo icon':
    'favicon, brand, dark logo, picture in the navbar, favicon.ico, apple-touch-icon, svg, top, icon',
  'variable changes':
    'colours, accent, primary colour, font of headings, spacing, properties, palette, background, rounded corners, brand, padding, highlight',
  'web fonts':
    'custom font, typeface, Google Fonts, self-hosted font, woff, Inter, Roboto, preload, FOUT, GDPR, letters',
  'navbar items':
    'link in the navbar, button, menu, dropdown, GitHub icon, login, icon, top menu, submenu, mega menu',
  'announcement bar':
    'notice, banner, message at the top of every page, alert, top, promotion, dismissible, sticky',
  footer:
    'links at the bottom, copyright, imprint, legal notice, privacy, bottom, social, credits, cookie notice',
  'table contents':
    'toc, on this page, headings on the right, outline, right, minimap, scroll spy, depth, h3',
  'copy part theme':
    'swizzle, wrap a component, override a component, replace the footer, eject, customise, shadow, fork, patch, modify',
  slots:
    'insert content, above the article, below the footer, wrap, inject, extra, banner, giscus, Disqus, insert',
  'components all pages':
    'global components, without import, MDXComponents, shortcodes, register, globally available, override',
  styling: 'design, customise appearance, branding, Infima, skin, corporate identity, appearance',
  'sizes code': 'height, full, wide',
  'look your own': 'redesign, skin, retro, visual identity',
  'styles written docusaurus': 'Infima, ifm, legacy',
  'css modules': 'scoped, isolated, classnames',
  scss: 'Sass, less, preprocessor, nesting, mixins, node-sass',
  tailwind: 'utility, preflight, shadcn, daisyUI',
  sidebar: 'collapse menu, hideable, menu',
  'navbar footer announcement': 'shell, frame, topbar',
  'parts state': 'interactive, event handler, hydrate',
  'around every page':
    'Root, provider, context, Redux, wrapper, login, authentication, app shell, state, store',
  'items navbar': 'login',
  'code blocks admonitions headings': 'override, callout, mapping',
  'what costs': 'bundle, hydration cost, kilobytes',
  // Publishing.
  'base path':
    'sub path, subdirectory, subfolder, below a path, project page, prefix, assets 404, reverse proxy, root',
  'github pages':
    'GitHub Actions, gh-pages, workflow, publish for free, CNAME, domain, Jekyll, nojekyll, organisation, action, deploy, user',
  container: 'Docker, image, Kubernetes, own server, Dockerfile, compose, Podman, registry, Helm',
  'build slow':
    'takes long, build time, faster builds, profile, speed up, minutes, memory, heap, RAM, bottleneck, CPU, duration, hangs',
  'link previews':
    'Open Graph, social card, share on Slack, Twitter card, og:image, Facebook, Discord, thumbnail, social media, unfurl, sharing, Bluesky',
  'search engines':
    'SEO, Google, robots, noindex, sitemap, canonical, crawler, Bing, structured, robots.txt, hreflang, ranking',
  'language models':
    'llms.txt, AI, ChatGPT, Claude, GPT, Gemini, llms-full.txt, crawlers, context, RAG, md, raw, Cursor, training',
  assistants:
    'MCP, AI agent, ChatGPT, Claude, Copilot, Model Context Protocol, Cursor, Windsurf, VS, agent tools, LLM, IDE, chatbot',
  'analytics script':
    'Google Analytics, Plausible, tracking, allow a script, third-party script, Content Security Policy, gtag, Matomo, Fathom, Umami, Manager, pixel, GTM, Sentry, Hotjar, Intercom, chat, cookie banner, Segment',
  'see violations':
    'refused to execute, blocked by the policy, inline script, console, refused, debug CSP, securitypolicyviolation',
  print:
    'PDF, whole documentation, one document, offline, ebook, paper, manual PDF, EPUB, handout, download PDF',
  deploy: 'upload, CD, continuous deployment, AWS, S3, Firebase, FTP, go, Surge, Azure',
  netlify: 'netlify.toml, deploy, branch deploy, drop',
  cloudflare: 'Workers, wrangler, edge, CDN',
  vercel: 'deployment',
  nginx: 'VPS, conf, rewrite, virtual, Apache, Linux, htaccess',
  caddy: 'VPS, Caddyfile, automatic, TLS',
  'other hosts': 'S3, bucket, Firebase, Azure, Surge, FTP, Apache, Amplify, shared, SharePoint',
  'try before publish': 'locally, staging',
  'keep cache ci': 'Actions, restore, incremental, pipeline, persist, faster CI, cold',
  'compute values once': 'expensive, network, shared, twice, async, fetch',
  'what page costs': 'Lighthouse, Core Web Vitals, LCP, kilobytes, bytes, TTI, hydration',
  performance: 'Lighthouse, Core Web Vitals, faster, optimise, speed, memory, heap, big, thousands',
  'open page assistant': 'ask AI, chat, Claude, Perplexity',
  'connect assistant': 'Claude Desktop, Cursor, VS, stdio',
  'assistant do': 'tools, capabilities, tool',
  'prepare site': 'requirements, enable, llms.txt',
  'security policy analytics': 'CSP, hardening, XSS, tracking, cookies, GDPR, consent',
  'what allowed': 'directives, iframe, YouTube, video, nonce, hash, third party',
  'count page views': 'SPA, pageview event, visits, hits, statistics, visitors, traffic',
  'headers own': 'HSTS, CORS, iframe embedding',
  'site came docusaurus': 'enforce, relaxed',
  'choose printed': 'selected, subset, single, chapter, range',
  'offer download': 'PDF, attach, download, ship PDF',
  'change how looks': 'A4, margins, letter, cover, break, landscape',
  'ask feedback': 'helpful, thumbs up, vote, rate, stars, poll, like, emoji, NPS, Disqus, satisfaction',
  'what server gets': 'webhook, payload, endpoint, backend, store answers, Formspree, serverless',
  // About.
  'compared peers':
    'how fast, benchmark, alternatives, versus, vs, speed, Sphinx, Mintlify, Hugo, comparison, faster',
  'not for':
    'limits, missing, does not do, when not to use, CMS, wiki, web app, e-commerce, dynamic, database, login, user accounts',
  'leave vellum': 'switch away, lock-in, uninstall, away, vendor, exit',
  'features compared': 'matrix, checklist, overview, pros cons, does support',
  'measure yourself': 'reproduce, benchmark, hyperfine',
  'figures say': 'caveats, methodology, fair, bias, disclaimer',
  'why figures': 'reason, explanation, architecture, fast',
  'how works': 'internals, SSG, islands, pipeline, design, hood, SPA',
  'site built': 'steps, pipeline, prerender, SSR, stages',
  'while write': 'incremental, watch, hot',
  'fits when': 'case, suitable, good, audience',
  'young software': 'stable, ready, semver, breaking, maturity, beta, support, roadmap',
  'what stays': 'portable, preserved',
  'another generator': 'Hugo, Jekyll, Astro, Eleventy, Gatsby, Sphinx',
  'to docusaurus': 'back, reverse',
  'keep site as is': 'archive, abandoned, forever',
  'common tasks': 'recipes, cookbook, guides',
  // Plugins.
  'plugin do': 'extension points, lifecycle',
  'page each file data': 'collection, example',
  'additions configuration': 'merge, extend',
  'elements markdown': 'transform, AST, hast, unified, visitor, directive',
  'files rendered pages': 'emit, processing, postprocess',
  'plugins docusaurus': 'community, adapter, compatibility, redocusaurus',
  hooks: 'lifecycle, callbacks, extension points, events, stages',
  // Reference.
  'name url': 'domain, canonical, trailing',
  'broken links routes': 'dead, severity',
  'files old urls': 'public, assets',
  'head scripts policy': 'CSP, preconnect, inject, verification, Google verification',
  'plugins labels vite': 'aliases, bundler, webpack',
  'data storage': 'environment, namespace',
  'configuration function': 'async, dynamic, environment, promise, conditional',
  'fields docs': 'root, prefixes, exclude',
  'fields blog': 'truncate',
  'fields pages': 'exclude',
  'fields footer': 'copyright',
  'columns links': 'groups, social',
  'fields navbar': 'sticky',
  'fields markdown': 'mermaid, preprocessor, emoji, smart, GFM',
  stylesheets: 'infima',
  'colour modes': 'toggle',
  'pages sidebars': 'hideable, autoCollapse, toc, back top',
  metadata: 'twitter',
  'schemas editors':
    'autocomplete, VS, YAML schema, IntelliSense, validation, completion, red squiggle, schema',
  'keys all pages': 'toc, unlisted, YAML, metadata, noindex',
  'keys documents': 'pagination, previous',
  'keys posts': 'cover, featured',
  'links urls navigation': 'router, prefetch, push, pathname',
  'client modules': 'lifecycle',
  'head document': 'Helmet, og, SEO, canonical',
  'messages translations': 'plural, interpolation, localise',
  'browser colour mode': 'window, SSR guard, detect',
  'errors components later': 'lazy, splitting, dynamic, Suspense, loadable, crash',
  'components content': 'Details',
  'layout react pages': 'wrapper, 404, shell',
  'parts pages': 'Breadcrumbs, pagination, previous',
  labels: 'interface, ui',
  colours: 'palette, primary, background, hex, border, brand',
  fonts: 'typeface, monospace',
  'sizes spaces': 'padding, margin, height, radius, gap, breakpoint',
  shadow: 'elevation, box-shadow, depth',
  headers: 'HSTS, MIME, nosniff, compression',
  // Move.
  docusaurus: 'upgrade, convert, automatic, codemod, classic',
  'compare both': 'diff, regression, verify, lost',
  'way back': 'undo, revert, roll back, downgrade, reverse',
  'try without changes': 'dry, trial, drive, evaluate',
  'plugins themes': 'supported, community, ideal, pwa, gtag, openapi, mapping',
  'not yet': 'unsupported, features, roadmap, gaps, limitations, todo, planned',
  'differences purpose': 'behaves differently, incompatible, behaviour',
  vitepress: 'Vue, convert',
  starlight: 'Astro, asides, collections, convert',
  nextra: 'convert',
  'future posts': 'scheduled',
  'version canonical': 'SEO',
  'file exists': 'conflict, overwrite, skipped',
  'uncommitted changes': 'dirty, stash, clean',
  'computed list': 'spread, dynamic',
  'live code': 'codeblock, playground',
  'evaluated code': 'eval, unsafe-eval',
  webassembly: 'wasm, wasm-unsafe-eval',
  'scripts hosts': 'third-party, CDN',
  'output folder': 'directory, dist',
  'markdown docusaurus': 'v2, braces, 3, upgrade',
  'colours code': 'dracula, highlighter',
  'selectors match nothing': 'override lost',
  'plugin without counterpart': 'unsupported, lost',
}

/** What readers call what headings name, for `search.concepts`. */
export const concepts: Record<string, string[]> = Object.fromEntries(
  Object.entries(PHRASES).map(([name, phrases]) => [name, phrases.split(', ')]),
)
