// What readers call what the pages about moving explain, by section.

export const MOVE: Readonly<Record<string, string>> = {
  '/': 'static site generator for documentation; SSG for product docs; Docusaurus alternative faster; what is Vellum; developer portal generator; turn README files into website; JAMstack knowledge base tool; open source GitBook replacement; handbook engine overview',
  '/#tasks':
    'quick recipes list; cheat sheet everyday jobs; where do I find shortcut guides; how-to index overview; most frequent questions FAQ; jump to popular guides',
  '/move/docusaurus':
    'migrate existing site; switch from Facebook docs tool; port project; convert docusaurus.config.js; automatic migration; v3 upgrade path; drop-in replacement; leave Docusaurus; import existing site',
  '/move/docusaurus#compare-both-sites':
    'verify nothing lost; lost URLs; regression test migration; route diff; SEO check after switch; old vs new audit; missing pages after conversion; crawl both; acceptance check',
  '/move/docusaurus#the-way-back':
    'undo migration; rollback; revert; restore previous config; trial ended; return to old generator; abort the switch',
  '/move/docusaurus#try-it-without-changes':
    'evaluate quickly; test on my repo; use existing config unmodified; proof of concept; zero-change trial; side by side; experiment safely; read docusaurus.config.js directly',
  '/move/docusaurus#configuration':
    'preset-classic mapping; equivalent option names; themeConfig translation; where did option go; future flags; ssrTemplate; docusaurus field counterpart; option table; config conversion',
  '/move/docusaurus#plugins-and-themes':
    'plugin-pwa; theme-search-algolia; which plugins supported; openapi plugin; local search theme; gtag plugin equivalent; ideal-image; community plugins status; replacement for sitemap plugin; remark-math preset',
  '/move/docusaurus#files':
    'does src/theme survive; swizzled files; babel.config; custom.css infima; sidebars.js compatible; keep folder structure; docusaurus aliases; which files can stay',
  '/move/docusaurus#commands':
    'docusaurus swizzle command; CLI mapping; yarn build translation; deploy command; package.json scripts counterpart',
  '/move/docusaurus#not-yet':
    'unsupported features; missing functionality; limitations migration; live editor unsupported; blockers; PWA offline; webpack config custom; showstopper',
  '/move/docusaurus#differences-on-purpose':
    'behaves differently; intentional changes; incompatibilities; title changed after move; trailing slash; localized build output path; gotchas; unexpected title',
  '/move/':
    'switch generators; convert from MkDocs; import from GitBook; coming from Jekyll; migrate Sphinx; other tools equivalents; how much work to switch; Hugo; feature mapping; README.io',
  '/move/nextra':
    'Next.js docs; migrate from Vercel docs framework; theme docs nextra; convert _meta; leave Next; port MDX site; shuding',
  '/move/nextra#files':
    'app router folder; pages directory; public folder; order and titles file; content directory; theme.config.jsx; mdx-components',
  '/move/nextra#configuration':
    'theme.config; next.config.mjs; DocsThemeConfig; project link; edit link repository; layout props; footer prop; head element; sidebar collapse level counterpart',
  '/move/nextra#markdown-and-components':
    'Cards Tabs import replace; Steps FileTree replace; getStaticProps; remote mdx; code highlight syntax',
  '/move/nextra#pitfalls':
    'server components; missing page name in menu; RSC async component; ISR; data loading at build; title absent',
  '/move/report':
    'migration output explained; summary after conversion; json output for script; what needs manual work; migrate tool result',
  '/move/report#carried-over': 'unchanged things; preserved; already compatible',
  '/move/report#kept-fields': 'unchanged options; same settings work; compatible configuration',
  '/move/report#kept-files': 'untouched content; preserved markdown; nothing converted here',
  '/move/report#kept-part':
    'swizzled component still used; custom footer kept; check overridden layout visually',
  '/move/report#changed': 'converted automatically; modifications by migration tool',
  '/move/report#preset-unpacked':
    'preset-classic flattened; where did presets go; options moved to top level',
  '/move/report#link-rooted': 'relative navbar href; leading slash added; footer path missing slash',
  '/move/report#plugin-field':
    'plugin became option; sitemap plugin turned into setting; redirects plugin converted',
  '/move/report#plugin-replaced':
    'swapped for own package; ideal-image replaced; local search plugin swapped; install new dependencies',
  '/move/report#plugin-adapted':
    'compatibility wrapper; third-party plugin partially works; lifecycle unsupported warning',
  '/move/report#future-posts':
    'articles dated tomorrow; post disappeared after migration; futurePosts setting; upcoming article hidden',
  '/move/report#version-canonical': 'rel canonical latest; duplicate content old docs; SEO older releases',
  '/move/report#not-needed': 'option dropped harmlessly; redundant plugin removed; obsolete setting',
  '/move/report#infima-enabled': '--ifm variables detected; theme.infima true; utility classes legacy CSS',
  '/move/report#module-rewritten': 'module.exports converted; require to import; ESM config; CommonJS',
  '/move/report#old-config':
    'delete docusaurus.config.js; leftover configuration warning; keep both configs; remove remaining file',
  '/move/report#scripts-changed': 'npm run start updated; package.json commands replaced',
  '/move/report#dependencies-changed':
    '@docusaurus/core removed; lockfile outdated; npm install again; yarn.lock mismatch',
  '/move/report#file-changed': 'tsconfig modified; netlify.toml edited; .gitignore touched',
  '/move/report#content-changed':
    'markdown rewritten; review diff; tool modified my documents; automatic text edits',
  '/move/report#needs-a-hand': 'manual work remaining; todo after migration; not converted automatically',
  '/move/report#file-kept': 'already exists not overwritten; conflict with existing file',
  '/move/report#dirty-tree': 'working directory not clean; stash before migrating; unstaged edits',
  '/move/report#computed-list': 'dynamic array in config; spread items not editable; conditional entries',
  '/move/report#unreadable-options':
    'plugin settings from variable; dynamic settings not moved; env dependent settings',
  '/move/report#unknown-preset': 'custom company preset; third-party preset unsupported; redocusaurus preset',
  '/move/report#redirects-computed':
    'wildcard rules going back; createRedirects reverse; splat unsupported there',
  '/move/report#unknown-field': 'unrecognised option; custom property in config; typo setting',
  '/move/report#renamed-field': 'option has new name; setting moved elsewhere; deprecated key',
  '/move/report#unknown-import':
    'cannot resolve @docusaurus module; missing export; @theme component absent; module not found after migrating',
  '/move/report#unknown-part': 'swizzled component unsupported; override has no effect; theme file unused',
  '/move/report#live-code': 'react-live; theme-live-codeblock; editable example static now',
  '/move/report#policy-eval': 'new Function; unsafe-eval; template engine blocked by CSP',
  '/move/report#policy-wasm': 'wasm-unsafe-eval; .wasm module blocked; Rust module blocked',
  '/move/report#policy-remote':
    'CDN script blocked; jsdelivr unpkg script; dynamically loaded third-party widget',
  '/move/report#hosting-folder':
    'build vs dist; publish directory wrong; workflow uploads empty folder; deploy cannot find build',
  '/move/report#unknown-script': 'docusaurus swizzle in npm scripts; unsupported CLI call; script breaks',
  '/move/report#old-markdown':
    'MDX v1; upgrade from v2; braces break old docs; unescaped curly; migrate old Docusaurus 2.4',
  '/move/report#content-syntax':
    'VitePress containers remain; convert asides; rewrite foreign Markdown; --content flag',
  '/move/report#unsupported-syntax': 'no counterpart for Vue; cannot convert automatically; script setup',
  '/move/report#moved-files': 'git mv; public to static; relocate directories; different layout',
  '/move/report#unreadable-file': 'syntax error in source; tool skipped file; invalid TSX; parse failure',
  '/move/report#lost': 'dropped features; what will break; severity rating; what readers lose',
  '/move/report#prism-theme':
    'syntax colour scheme gone; dracula github theme; prism-react-renderer; snippet colours differ',
  '/move/report#lost-selector':
    'CSS has no effect after move; hashed class names; token classes; style rule dead',
  '/move/report#lost-plugin': 'unsupported plugin removed; feature vanished; no alternative plugin',
  '/move/report#lost-field': 'unsupported setting dropped; option ignored after move; no equivalent setting',
  '/move/starlight':
    'migrate from Astro; Astro docs theme; leave Astro; astro.config conversion; port Astro site; withastro',
  '/move/starlight#files':
    'content collections; src/content folder; src/assets; locale folders; content.config.ts',
  '/move/starlight#configuration':
    'astro config integrations; social icons; editLink; expressiveCode options; locales root; head entries',
  '/move/starlight#markdown-and-components':
    'CardGrid LinkCard; @astrojs/starlight/components; .astro files; expressive code frames; ins del markers; FileTree Steps; islands client:load',
  '/move/starlight#front-matter':
    'tableOfContents key; hero; template splash; prev next; editUrl false; lastUpdated; hidden page metadata; pagefind false',
  '/move/starlight#pitfalls':
    'metadata ignored; trailing slashes; locale prefix in links; order not respected; base doubled in links; menu order lost',
  '/move/vitepress':
    'migrate from Vue docs; VuePress; convert Vue site; themeConfig Vue; leave Vite docs; port Vue components; switch vue to react',
  '/move/vitepress#files':
    '.vitepress folder; theme/index.ts; dynamic routes paths.ts; locale directories; Vue files',
  '/move/vitepress#configuration':
    'defineConfig themeConfig; cleanUrls html endings; nav sidebar option; socialLinks; editLink pattern; markdown-it plugin; lineNumbers; local search provider',
  '/move/vitepress#markdown':
    '::: containers; <<< snippet import; include comment; v-pre; [[toc]]; Vue in Markdown; {{ }} interpolation; code focus markers; emoji shortcode; github alerts title',
  '/move/vitepress#front-matter':
    'layout page; hero features; prev next override; editLink false; navbar false; pageClass; metadata conversion',
  '/move/vitepress#pitfalls':
    'colons shown literally; double curly; number anchors changed; container not rendered; mustache error; broken hash after migrating; curly error',
  '/why/compared':
    'benchmark; versus; vs Docusaurus vs Starlight; which is faster; build speed figures; performance numbers; alternatives evaluation; choose documentation tool; faster than Docusaurus',
  '/why/compared#measure-it-yourself':
    'reproduce benchmark; verify claims; own numbers; independent test; repeat measurement',
  '/why/compared#why-the-figures-are-as-they-are':
    'explanation of results; why smaller HTML; why faster; reason behind benchmark; large nav cost; prefetching strategy; less JavaScript',
  '/why/compared#what-the-figures-dont-say':
    'benchmark caveats; honest limitations; fairness; real-world sites; Astro ships zero JS; methodology criticism; not tested engines',
  '/why/compared#features-compared':
    'feature matrix; comparison checklist; does VitePress have versions; pros and cons; which has i18n; table of capabilities; feature parity; what others lack; competitor overview',
  '/why/how-it-works':
    'architecture; internals; under the hood; rendering pipeline; SSG hydration; tech stack; Vite React; design overview',
  '/why/how-it-works#when-the-site-is-built':
    'build pipeline stages; prerender; compile phases; content hashing cache; incremental; static generation order; threads workers; what happens on build',
  '/why/how-it-works#in-the-browser':
    'client-side navigation; SPA; hydration timing; prefetch next page; works with JavaScript disabled; no page reload; router; progressive enhancement',
  '/why/how-it-works#while-you-write':
    'on-demand compile; dev internals; lazy compile; HMR architecture; why dev starts fast; dev prod parity',
  '/why/how-it-works#pitfalls':
    'long page with widget heavy; change data-theme by script; prose inside JS bundle; large MDX; set theme attribute manually; text shipped twice',
  '/why/':
    'motivation; reasons to choose; philosophy; benefits; selling points; convince my boss; rationale; should I use this',
  '/why/not-for':
    'limitations; OpenAPI Swagger reference; CMS editing WYSIWYG; asciidoc; restructuredtext; EPUB; server-side rendering; non-developers editing; dynamic backend',
  '/why/not-for#it-fits-when':
    'ideal use case; who is it for; right choice; target audience; docs-as-code; good fit; open source library docs; requirements suited',
  '/why/not-for#young-software':
    'stable; production ready; maturity; breaking changes; semver; beta; long-term support; who maintains; 1.0 release date; API stability',
}
