// What readers call what the pages for learners explain, by section.

export const LEARN: Readonly<Record<string, string>> = {
  '/learn/assistants':
    'let Cursor read our docs; give Claude Code access to documentation; hook docs into Copilot chat; LLM tool server for docs; model context protocol integration; AI agent looks up manual; coding agent hallucinates our API; chatbot answers from docs; stdio docs lookup agent',
  '/learn/assistants#prepare-the-site':
    'enable AI access owner side; which package lets agents query; make my docs agent ready; turn on markdown output for agents; error catalogue for AI tools; site side setup Claude',
  '/learn/assistants#connect-an-assistant':
    'add docs to Claude Desktop settings; Cursor mcpServers JSON entry; VS Code agent mode register server; Windsurf Zed integration; npx command for AI client; Copilot custom tool config; point AI at local dist folder',
  '/learn/assistants#what-an-assistant-can-do':
    'available AI tools list; agent capabilities lookup; ask AI why exception happens; fetch single page for model context; bot browse table of pages; which functions does the agent call',
  '/learn/assistants#pitfalls':
    'agent finds nothing; private docs behind SSO agent; MCP client reports no index; password protected site AI access; assistant cannot authenticate; error lookup returns empty; internal wiki behind VPN agent',
  '/learn/blog':
    'write news articles; publish release announcements; add changelog entries feed; company journal; excerpt cut teaser read more; Jekyll _posts equivalent; where do articles go; engineering diary on docs site',
  '/learn/blog#pages-of-a-blog':
    'subscribe via feed reader; RSS link address; list articles by category; how many articles per listing; pagination of articles; yearly history list; articles navbar entry',
  '/learn/blog#date-and-url':
    'permalink of article; remove year month day from address; change publication day; wrong day shown on article; backdate entry; article filename pattern; shorter article link; sort articles by publish time',
  '/learn/blog#scheduled-posts':
    'publish later automatically; embargo article until launch day; plan announcement tomorrow; article not visible yet upcoming; delay release news; timed publishing cron; midnight timezone publication; queue articles ahead; preview upcoming article',
  '/learn/blog#several-blogs':
    'second news section; separate changelog and engineering articles; release notes besides company news; multi-blog setup; two feeds one site; plugin-content-blog twice instance; independent article streams',
  '/learn/blog#pitfalls':
    'article did not appear today; nightly rebuild for planned entries; untruncated warning silence; unknown writer complaint; undefined label in article complaint; scheduled entry still hidden; read-more line forgotten',
  '/learn/code':
    'advanced snippet features; fancy source listings; expressive code equivalent; syntax highlighter extras; Shiki transformers notation; improve code presentation; code fence annotations overview; no-JS snippet decoration',
  '/learn/code#show-what-changed':
    'before after comparison snippet; red green lines; git patch style listing; dim surrounding lines; blur unimportant code; mark bad line red; plus minus gutter; insertion deletion marks; code diff highlighting VitePress; underline faulty line',
  '/learn/code#highlight-words':
    'mark one identifier yellow; emphasise variable inside snippet; background on a token; regex match in fence; spotlight substring; single word marker rehype pretty code; accentuate parameter name',
  '/learn/code#collapse-lines':
    'fold long listing; hide boilerplate imports expandable; show more in snippet; shorten huge sample; code too long scroll; accordion inside source; expand hidden rows; skip irrelevant middle part',
  '/learn/code#code-groups':
    'same command yarn bun switcher; language picker for samples; multi-language snippet toggle; curl python node tabs; tabbed samples; remember chosen package manager everywhere; switch shells bash powershell; side by side snippets',
  '/learn/code#code-from-a-file':
    'include real source; embed test fixture; literalinclude; snippet out of sync with repo; transclude part of script; extract marked section; pull example from repository; line range import; snippets extension mkdocs pymdownx; docs drift from source',
  '/learn/data':
    'single source of truth variables; reuse constants across pages; product version placeholder; spreadsheets into docs; substitutions Sphinx; data files Jekyll _data; macros plugin mkdocs; load external dataset; avoid repeating prices',
  '/learn/data#a-table':
    'spreadsheet to grid; Excel export in docs; comparison matrix from records; generate rows automatically; import Google Sheets export; tsv render; choose which fields appear; pricing grid from dataset; too many cells to type by hand',
  '/learn/data#a-value':
    'insert current release number inline; placeholder substitution; global variables in text; interpolate constant sentence; 1.10 becomes 1.1; latest version string everywhere; trailing zero lost; replace token with real number; variables in Markdown',
  '/learn/data#pages-from-data':
    'dynamic route for records; one template many documents; getStaticPaths; programmatic documentation; bulk create catalog entries; error code reference generated; glossary entry each own URL; integrations directory from list; square bracket filename; mass generate',
  '/learn/deploy':
    'go live; upload to server; host my documentation; which hosting provider; ship to production; make public on internet; continuous delivery of docs; release website CI/CD; S3 bucket upload choices',
  '/learn/deploy#base-path':
    'subfolder hosting; assets 404 under prefix; site below /docs on main domain; images missing after publishing project page; pathPrefix; CSS not loading subpath; reverse proxy mount location; repo name in address; basePath Next; not at domain root',
  '/learn/deploy#github-pages':
    'gh-pages branch; github.io hosting; Actions YAML publish; custom domain CNAME; publish from repository free; docusaurus deploy command replacement; peaceiris action; workflow permission id-token; docs in monorepo subfolder publish; nojekyll',
  '/learn/deploy#netlify':
    'netlify.toml; drag and drop deploy preview; deploy previews pull requests; publish directory setting; JAMstack cloud hosting build command; connect Git to Netlify app',
  '/learn/deploy#cloudflare':
    'workers static hosting; pages.dev; edge CDN publish; not_found_handling; Cloudflare dashboard project settings',
  '/learn/deploy#vercel':
    'vercel.json ignored; framework preset choose; preview deployments; build output API; vercel.app; Next.js hosting provider import; where go custom headers Vercel',
  '/learn/deploy#nginx':
    'own VPS; self hosted Linux machine; web server conf try_files; on-premise company server; letsencrypt SSL certificate Debian; old chunks missing after release; gzip brotli precompressed; open tab breaks after deploy; reverse proxy virtual host',
  '/learn/deploy#caddy':
    'Caddyfile; automatic TLS; simple self hosting https; file_server; zero config certificate server; small VPS alternative to Apache',
  '/learn/deploy#container':
    'Dockerfile; docker image of docs; Kubernetes pod; docker compose; run with podman; internal cluster hosting; helm OpenShift unprivileged; multi-stage image; ship site as OCI',
  '/learn/deploy#other-hosts':
    'Amazon S3 CloudFront; Azure Static Web Apps; Firebase Hosting; GitLab Pages; Render surge.sh; Apache htaccess; FTP webspace upload; Bitbucket; generic CDN bucket',
  '/learn/deploy#try-it-before-you-publish':
    'preview production locally; test final output on localhost; staging run on laptop; check headers offline; simulate hosting; vitepress preview equivalent; open dist in browser; inspect finished build',
  '/learn/deploy#pitfalls':
    'unstyled white page online; looks broken after publishing; works locally not on server; plain HTML no CSS live; subpages not found online; last updated today everywhere; shallow clone timestamps; refuses to overwrite out directory; deep link gives not found; stale leftovers in output',
  '/learn/develop':
    'hot reload; live preview while editing; watch mode; localhost start; HMR fast refresh; auto refresh browser; mkdocs serve; change default 3000; see edits instantly',
  '/learn/develop#proxies-and-tunnels':
    'ngrok; share local preview with colleague; blocked request host not allowed; Codespaces Gitpod preview URL; forbidden via custom hostname; cloudflared; .local domain; allowedHosts Vite; remote machine preview forbidden; test on phone through public link',
  '/learn/develop#as-in-a-build':
    'difference between preview and production; works in dev fails in prod; unpublished pages visible locally; error overlay; npm link workspace packages hot reload; CSP in preview; unfinished pages visible locally',
  '/learn/develop#three-commands':
    'lint docs in pull request; which script for CI; pre-commit hook; validate without output; verify docs pipeline; difference dev build preview; test before merging',
  '/learn/develop#pitfalls':
    'live reload not working; WSL file watching; Docker volume changes ignored; address already in use EADDRINUSE; browser not refreshing; slow first page load locally; inotify; Vagrant NFS no update; another process on 3000; edits not picked up',
  '/learn/diagrams':
    'flowchart; sequence chart in Markdown; draw architecture graph; UML; gantt; plantuml alternative; ER model picture; state machine drawing; visualize workflow; graphviz',
  '/learn/diagrams#for-every-reader':
    'accessible flowchart; alt text for chart; blind users graph; chart description a11y; chart without JS; does search index chart text; print flowcharts; CSP inline style charts; describe drawing for assistive tech',
  '/learn/diagrams#pitfalls':
    '<br> in node label shown; flowchart syntax invalid not caught; parse error chart; dark theme node unreadable; text invisible on coloured box; chart does not render; graph appears as source; line break in box',
  '/learn/docs':
    'organize content hierarchy; page ordering menu; left navigation from folders; change document address; information architecture; hide page from menu; reorder pages; nested pages structure; where to put markdown files; nav tree',
  '/learn/docs#categories':
    'group pages in menu; section landing page automatically; folder title rename; collapsible group; overview page of subpages; folder order; chapter heading; nested submenu; directory listing with cards; rename directory label',
  '/learn/docs#write-a-sidebar':
    'manual navigation order; custom left menu; mkdocs nav; two menus API and guide; toctree; external link in left menu; SUMMARY.md GitBook; handpick pages; different left navigation per area; mixed manual and automatic tree',
  '/learn/docs#several-docs-sets':
    'multi-instance; multiple products one website; separate SDK handbook; independent libraries documentation; monorepo packages each docs; developer and user manual separate; plugin-content-docs twice; several projects one domain; different release cycle per product',
  '/learn/docs#versions':
    'mike mkdocs; snapshot on release; version switcher; archive v1; keep docs of previous major; next unreleased; LTS branch documentation; cut a release; outdated notice; unmaintained banner',
  '/learn/docs#versions-from-git':
    'multiversion from branches; sphinx-multiversion; avoid copying folders per release; repo bloats with copies; build tags automatically; docs live on release branch; antora branches; historical docs from tag; worktree; duplicate folders every release annoying',
  '/learn/docs#edit-links-and-dates':
    'improve this page on GitHub; contribute button; last modified; pencil icon; who changed; suggest changes; source link bottom; Bitbucket GitLab edit button; modification timestamp; git-revision-date plugin',
  '/learn/docs#pitfalls':
    'page missing in left menu; doc not showing up; unknown document id; changes not visible after release cut; my edits only under next; latest shows stale text; cannot find doc with 01 prefix; link jumps to newest release',
  '/learn/elements':
    'UI components for Markdown; rich content blocks; Starlight components; built-in widgets; Nextra components equivalents; decorations without React; layout helpers; prettier content',
  '/learn/elements#steps':
    'tutorial walkthrough numbered; stepper; step-by-step procedure; vertical timeline with circles; ordered instructions; wizard look; numbered tutorial stages; how-to sequence; code inside ordered list',
  '/learn/elements#file-trees':
    'directory layout; project structure drawing; folder hierarchy ascii; show repository layout; tree command output; FileTree Starlight; list of project files with icons; scaffold overview picture',
  '/learn/elements#badges':
    'label pill; mark feature beta; deprecated tag; new chip; status marker; inline colored tag; since version tag; VitePress Badge; shield next to heading; small coloured sticker',
  '/learn/elements#badges-in-the-sidebar':
    'NEW next to menu entry; mark page beta in navigation; highlight recently added topics; coloured dot in left menu; deprecated flag in nav tree; HTTP method tag GET POST menu; updated marker navigation',
  '/learn/elements#cards':
    'link tiles; landing grid of boxes; feature boxes; navigation tiles overview; LinkCard; sphinx-design grid; clickable panels; teaser boxes; homepage boxes columns; next steps tiles',
  '/learn/elements#icons':
    'symbols in text; fontawesome; svg glyph; material symbols; pictogram; own icon folder; emoji alternative; heroicons; logos of brands; insert rocket',
  '/learn/elements#keys':
    'keyboard shortcut styling; keycap; hotkey look; press Enter button style; key combination; pymdownx.keys; mac command symbol; chord notation',
  '/learn/elements#figures':
    'text below picture; numbered illustration; figcaption; legend under screenshot; caption a listing; photo credit; subtitle for chart',
  '/learn/elements#definition-lists':
    'glossary; terminology dl dt dd; deflist; explain terms list; dictionary entries; terms with descriptions; vocabulary page; parameter descriptions list',
  '/learn/elements#abbreviations':
    'acronym tooltip; abbr hover; expand acronyms; explain jargon on mouseover; glossary tooltips; underline dotted term; what does API stand for; popup meaning of short form',
  '/learn/elements#react':
    'use steps in TSX; JSX versions of tiles; import FileTree component; landing page boxes programmatically; use widgets on homepage; elements in custom footer',
  '/learn/elements#options':
    'turn off one directive; custom svg directory; default icon collection change; site-wide acronyms; exclude features; conflict with other directive plugin; settings for widgets',
  '/learn/elements#pitfalls':
    'my own Card component is ignored; name clash with plugin; custom Steps overridden; title with pill error; wrong card rendered; Tabs Card collision; H1 marker breaks',
  '/learn/feedback':
    'thumbs up down; rate this article; star rating; reader survey; did this answer your question; vote buttons; collect opinions; report unclear docs; was this useful',
  '/learn/feedback#what-your-server-gets':
    'endpoint payload; store votes in database; backend receive rating; form data fields; serverless function for votes; save comments Google Sheet; webhook Slack votes; response after submit; CSRF rating; parse post body',
  '/learn/feedback#options':
    'ask for free text; restrict to some pages; change the question wording; textarea message; rating only on guides; translate question; where does it post',
  '/learn/feedback#pitfalls':
    'submit blocked by CORS; votes not arriving; rating gives not found locally; two widgets under article; preflight fails; different domain form endpoint; order of vote and comment boxes',
  '/learn/folders':
    'project structure; where does file go; directory layout explained; repository anatomy; scaffolded files meaning; which files can I delete; understand the template; public folder equivalent; what is inside new project',
  '/learn/folders#names-with-a-meaning':
    'README as landing page; underscore files ignored; numeric prefix; exclude file from output; test files skipped; hidden notes; file naming convention; private drafts folder; ignore a markdown file',
  '/learn/folders#what-to-commit':
    'gitignore entries; which files in version control; remove cache safely; check in dist?; build artifacts Git; clean repository; ignored by Git',
  '/learn/folders#move-folders':
    'rename docs directory; documents live elsewhere; use content instead of docs; custom source location; rename static to public; docs at root without /docs; change input path; docs in parent directory; docs_dir',
  '/learn/folders#pitfalls':
    'duplicate route; home page conflict; two pages same address; index missing docs-only mode; static HTML link reported broken; output directory refuses; will build delete my sources; landing page not shown',
  '/learn/images':
    'compress pictures; responsive srcset; optimise screenshots; WebP convert; shrink PNG; heavy page due to photos; Retina pictures; Lighthouse properly size images; thumbnail generation; convert jpg next-gen formats',
  '/learn/images#options':
    'compression level; breakpoints for pictures; disable AVIF; lossless; picture too compressed; max width',
  '/learn/images#build-times':
    'picture conversion takes minutes; CI slow because of AVIF; encoder CPU; cache converted pictures; first run long; speed up picture conversion; photos reencoded each run',
  '/learn/images#without-sharp':
    'libvips missing; native module Alpine; cannot install sharp; musl ARM binary; skip optimisation locally; prebuilt binary error; optional native dependency; fail deploy when missing',
  '/learn/images#pitfalls':
    'CSS child selector stopped working; fuzzy screenshot; jpeg artefacts in text; picture too big for layout; file not converted; grainy pictures; SVG left alone; image soft on retina; remote pictures not optimised',
  '/learn/':
    'tutorial overview; beginner guide; getting started contents; course; guides list; where do I begin; newcomer path; all guides',
  '/learn#common-tasks':
    'shortcut to guides; recipes collection; goal to chapter map; which chapter explains; frequently needed things; task index',
  '/learn/leave':
    'vendor lock-in; switch away; exit strategy; migrate elsewhere later; stop using Vellum; portability of content; what if project dies; abandon; export everything; uninstall',
  '/learn/leave#what-stays':
    'portable syntax; does my Markdown survive; proprietary features; which files are reusable; keep permalinks after switching; content ownership; standard formats',
  '/learn/leave#to-docusaurus':
    'go back; revert migration; return to previous engine; reverse migration; undo switch; move site to classic preset; docusaurus replacement for fields',
  '/learn/leave#to-another-generator':
    'move to Hugo; migrate to MkDocs; convert to Astro; switch to GitBook; strip JSX from MDX; flatten partials; export clean Markdown; Jekyll Sphinx conversion; import into Confluence Notion',
  '/learn/leave#keep-the-site-as-it-is':
    'archive frozen site forever; stop maintaining but keep online; HTML snapshot; end of life project docs; no more builds; retire documentation; read-only copy',
  '/learn/leave#pitfalls':
    'trailing slash differences; menu item side flips; heading becomes wrong title; links differ after going back; title from filename; navbar order reversed',
  '/learn/locales':
    'multi-language documentation; internationalise; bilingual site; German Spanish version; i18n setup; language switcher; add Chinese; polyglot; hreflang languages; translate website',
  '/learn/locales#serve-a-locale-while-you-translate':
    'preview German locally; run only one language; localhost other language; language switch 404 in dev; start French; translator live view; dev server single language',
  '/learn/locales#where-translations-are':
    'folder layout for languages; Crowdin; translate menu labels; localise footer text; JSON messages path; translate sidebar category; where put German file; Transifex Weblate; versioned translations folder; generate JSON for translators',
  '/learn/locales#texts-of-your-components':
    'gettext in React; localise strings in JSX; t function; i18next equivalent; hardcoded text button; plural and placeholders message; UI strings; extract messages; localised home page; built-in languages',
  '/learn/locales#say-that-a-page-is-not-translated':
    'fallback notice; missing translation banner; untranslated content message; English only page warning; inform readers language unavailable; help translate call; outdated translation',
  '/learn/locales#options-of-a-locale':
    'RTL Arabic layout; separate domain per language; subdomain de.example.com; language name in menu; lang attribute; build single language; html dir; display name of language',
  '/learn/locales#pitfalls':
    'empty language duplicates pages; orphan translation file; anchors differ between languages; deleted source but translated remains; doubled content SEO; link to translated heading breaks; language without content',
  '/learn/looks':
    'customise appearance; brand colours; change primary color; corporate design; make it look like our company; override CSS; palette; custom.css; skin',
  '/learn/looks#which-variable-changes-what':
    'color of sidebar background; map of CSS custom properties; border color name; which property for footer background; visual guide of palette; inspect what to override; name of text color; button background property; contrast WCAG',
  '/learn/looks#dark-mode':
    'night theme; light dark toggle; system preference; default to dark; remove moon sun button; force light; prefers-color-scheme; flash of white; disable theme switcher; detect theme in React',
  '/learn/looks#logo-and-icon':
    'favicon; brand image top left; tab icon; replace default picture; header image; different logo at night; svg brand mark; logo size; apple touch icon; company emblem',
  '/learn/looks#sizes-and-code':
    'make text column broader; full width layout; reduce menu width; rounded corners; text smaller in menu; max-width of page; keyword color in snippets; override without important; CSS specificity; stable selectors',
  '/learn/looks#a-look-of-your-own':
    'complete redesign; new skin; retro terminal style; custom theme preset; monospace everywhere; green on black; entire palette; design system mapping; white-label',
  '/learn/looks#styles-written-for-docusaurus':
    '--ifm-color-primary; keep existing custom.css; button classes vanished; margin utilities not working; col row grid classes; hero banner class; old stylesheet after migration; classic utility classes',
  '/learn/looks#pitfalls':
    'home link broken everywhere; logo leads nowhere; night theme keeps old color; font file missing stylesheet; build complains about /; url() not found; brand color wrong at night; click on logo 404',
  '/learn/math':
    'LaTeX equations; KaTeX; MathJax; render equation; scientific notation; integral fraction; arithmetic typesetting; chemistry mhchem; mathematical expressions; TeX support',
  '/learn/math#syntax':
    'dollar delimiters; inline equation; display equation centered; escape currency sign; block equation; write fraction; literal $; \\( \\) brackets; math fence',
  '/learn/math#options':
    'newcommand shortcuts; custom TeX commands; ignore invalid equation; do not break on bad formula; global definitions; warn instead of failing; shorthand \\RR',
  '/learn/math#where-formulas-appear':
    'accessibility equations; NVDA VoiceOver equation; equations in dark theme; search for equation; equation in PDF; copy LaTeX; LLM text equation; equation color',
  '/learn/math#pitfalls':
    'pipe breaks table; dollar prices rendered italic; cross reference equation; macro undefined; undefined control sequence; absolute value bars; cost shown as math; eqref',
  '/learn/messages':
    'understand error output; what does this failure tell; terminal output explained; debugging build failure; diagnostic format; locate faulty line; cryptic error; parse log; build failed help',
  '/learn/messages#errors-and-warnings':
    'treat warnings as errors; downgrade failure to warning; severity; build stopped; how many problems; ignore a check; make strict; suppress; is old output kept when failing; non-fatal',
  '/learn/messages#exit-codes':
    'CI status; return value shell; non-zero; pipeline fails detection; script $?; process exit; GitHub Actions red; command line usage mistake status; fail job on problems',
  '/learn/messages#in-the-browser':
    'red overlay; white screen; dev tools console problem; component threw; something went wrong box; error boundary message; blocked by policy console; minified exception live',
  '/learn/messages#pitfalls':
    'more problems after fixing one; typo suggestion did you mean; stack trace shown; report internal bug; fix one get another; where to file issue; crash of the engine; all config mistakes',
  '/learn/performance':
    'Lighthouse score; profile slow build; core web vitals; measure time; optimise; faster pages; timing breakdown; which page takes longest; page speed insights; benchmark my site',
  '/learn/performance#why-is-my-build-slow':
    'takes ten minutes; out of memory; huge docs thousands of pages; compile takes forever; speed up CI; build hangs; heap limit; large videos copy; reduce generation time',
  '/learn/performance#keep-the-cache-in-ci':
    'GitHub Actions cache; incremental builds; every pipeline rebuilds everything; restore-keys; GitLab artifacts reuse; persist .vellum; cold start pipeline; faster pull request checks; stale cache trust; CircleCI save_cache',
  '/learn/performance#compute-values-once':
    'config executed several times; fetch API in config repeated; async configuration; read package.json version; worker threads duplicate call; memoize; git describe in config; network request at build time; load remote data; rate limited GitHub API',
  '/learn/performance#what-a-page-costs':
    'JavaScript weight; payload kilobytes; bundle size; how much JS shipped; page bytes; hydration cost; does bundle grow with pages; prefetch bandwidth; time to interactive; mobile data usage',
  '/learn/performance#pitfalls':
    'lodash bloats page; heavy font download; huge chunk; analytics script slows every page; dev slow measurements misleading; tree shaking not working; reduce chunk size; Lighthouse against localhost bad',
  '/learn/playground':
    'runnable examples; live editor; interactive code; REPL; CodeSandbox StackBlitz alternative; execute snippet in browser; editable samples; RunKit; JS Fiddle',
  '/learn/playground#add-an-api':
    'fake backend; mock server; simulate network failure; stub REST; MSW; sample requests without server; slow response demo; demo endpoints; 500 error demo; try HTTP client',
  '/learn/playground#options':
    'which libraries may sample import; fake host name; settings of runner; restrict runnable blocks; timeouts of programs',
  '/learn/playground#show-types-in-editors':
    'autocomplete; IntelliSense; red squiggles; TypeScript language server in browser; hover types in editor; code completion; Monaco; diagnostics while typing',
  '/learn/playground#details':
    'sandbox security iframe; hidden setup lines; lazy loaded editor; cross-origin isolation; keyboard use editor; CSP frame runner; expected output saved; works offline runner; does runner slow page',
  '/learn/playground#pitfalls':
    'fs not available; library not resolved in sandbox; typescript version mismatch; import fails in runner; run button missing; peer dependency editor; cannot find package sample',
  '/learn/plugins':
    'extend engine; write extension; customise build process; third-party integration; lifecycle; Vite integration; enable extension only in production; middleware; generator logic custom',
  '/learn/plugins#a-page-for-each-file-of-data':
    'generate routes programmatically; addRoute createData; CMS content fetch; pages from database; JSON folder to HTML; recipe catalogue; scripted page creation; contentLoaded; OpenAPI pages generator; pull from Contentful Strapi',
  '/learn/plugins#what-a-plugin-can-do':
    'capabilities of extension; lifecycle list; injectHtmlTags; transform Markdown before parsing; write extra output file; extension points; modify webpack; overview of hooks',
  '/learn/plugins#additions-to-the-configuration':
    'preset bundle shared settings; company-wide defaults; share config across sites; merge options; extension adds CSS; reuse settings several repos; override order of theme; ship theme package npm',
  '/learn/plugins#files-for-elements-of-markdown':
    'transform pictures during compile; hast visitor; AST manipulation; add attribute to every img; rewrite links; process embedded media; emit derived asset; unist visit; lazy embed',
  '/learn/plugins#files-from-rendered-pages':
    'post process HTML; generate per page PDF; extract text after render; create OG pictures; scan final markup; page JSON export; word count; reading time; invalidate derived output',
  '/learn/plugins#plugins-of-docusaurus':
    'reuse existing community plugin; compatibility layer; adapter; docusaurus-plugin-* install; run npm plugin from Docusaurus; redocusaurus; unsupported lifecycle',
  '/learn/plugins#pitfalls':
    'plugin is not an object; passed function instead of call; rollup plugin wrong place; result not deterministic; extension crashes build; vite plugin ignored; hook called twice; forgot parentheses',
  '/learn/print':
    'PDF export; offline manual; single page version; ebook; download whole documentation; one big HTML; wkhtmltopdf; customers want PDF; auditors hardcopy; latexpdf',
  '/learn/print#what-it-has':
    'cover sheet; toc in PDF; page breaks; do tabs appear in PDF; collapsed content exported; link addresses on paper; expanded accordions; frontispiece',
  '/learn/print#choose-what-is-printed':
    'export only API section PDF; PDF per version; PDF in German; chapter numbers; filename of PDF; exclude pages from PDF; landscape A4 letter; partial export',
  '/learn/print#offer-it-for-download':
    'PDF link in navbar; download button; attach manual; publish handbook file; provide PDF to visitors; CI generates PDF; put PDF on site',
  '/learn/print#change-how-it-looks':
    'print stylesheet; @page margins; PDF header footer; @media print; logo on cover; paper size; fonts in PDF; page break before chapter',
  '/learn/print#pitfalls':
    'Chrome not found CI; puppeteer missing; headless browser Docker; no PDF produced; contents without page numbers; interactive widget absent from export; chromium executable',
  '/learn/react':
    'landing page; custom home page; JSX page; marketing page; interactive page; standalone page without menu; imprint privacy policy; about us page; hero section',
  '/learn/react#types':
    'tsconfig; IDE red underline cannot find module; TypeScript setup; autocompletion editor; type errors in tsx; tsc check; declarations; eslint path alias; VS Code unresolved import',
  '/learn/react#what-to-import':
    'list of hooks; API of components; router link component; built-in building blocks; helmet head tags; color mode hook; lazy loading component; navigate programmatically; import path for Link',
  '/learn/react#components-in-documents':
    'interactive widget inside Markdown; embed calculator; map chart canvas; client only rendering; NoSSR; third-party React library; video player; dynamic import; leaflet; swagger-ui embed',
  '/learn/react#code-on-every-page':
    'global JavaScript; run script on load; custom JS file; chat widget snippet; DOM manipulation after navigation; scroll listener; extra_javascript; cookie consent banner; intercom crisp; addEventListener',
  '/learn/react#values-of-the-configuration':
    'customFields; read config in component; environment variable in page; process.env; site title in JSX; pass build constant; API key public; expose settings to frontend',
  '/learn/react#pitfalls':
    'window undefined; document is not defined; hydration mismatch; text content does not match; localStorage error build; ReferenceError during SSR; two React copies invalid hook call; flicker Date.now; navigator undefined; random id mismatch',
  '/learn/redirects':
    'forward old address; 301; renamed doc keeps working; dead bookmarks; URL changed; alias; SEO after restructure; legacy links; preserve inbound links',
  '/learn/redirects#where-to-write-redirects':
    'alias front matter; wildcard forward; plugin-client-redirects; regular expression rewrite; old .html endings; whole folder moved; to another domain; generate mappings by function',
  '/learn/redirects#on-each-host':
    '301 on GitHub Pages meta refresh; nginx rewrite rules; limit number of rules; does my provider support 301; Vercel forwarding; S3 forwarding HTML stub; Apache RewriteRule; client-side forwarding',
  '/learn/redirects#order':
    'precedence; which rule wins; specific before wildcard; query string preserved; utm parameters; rule shadows page; hash kept',
  '/learn/redirects#pitfalls':
    'wildcard unsupported GitHub; infinite loop ERR_TOO_MANY_REDIRECTS; chain; geo country rule; proxy 200 rewrite; forwarding not working; duplicate rule; target missing; self-referencing',
  '/learn/search':
    'find box; local lookup; full text; offline search; lunr flexsearch; Pagefind; enable magnifier; keyboard command palette; privacy-friendly search',
  '/learn/search#what-is-found':
    'fuzzy; typo tolerance; results quality; camelCase identifiers; search by exception text; current language only; ranking; misspelling; substring partial match; search across versions',
  '/learn/search#words-of-your-readers':
    'aliases; users search different terminology; no results for common word; boost page; vocabulary mapping; tune relevance; thesaurus; acronyms lookup; page not found by its nickname; search misses colloquial name',
  '/learn/search#position-of-the-button':
    'move magnifier left; box in header center; lookup before links; place input in sidebar; order in top bar; hide box',
  '/learn/search#count-searches':
    'query analytics; what do visitors look for; log zero results; popular terms; search statistics; failed lookups report; gtag event search; content gaps; Matomo site search',
  '/learn/search#algolia':
    'DocSearch; hosted search service; crawler; Typesense; ask AI Algolia; contextual facets; external provider; existing Algolia index keep',
  '/learn/search#your-own-search-box':
    'custom UI results; programmatic query; headless lookup; Meilisearch integration; build dropdown results; swizzle SearchBar; query index from code; homepage big input; React lookup component; replace modal',
  '/learn/search#pitfalls':
    'result missing; hidden page shows up in results; Chinese Japanese lookup; CJK tokenization; page absent from index; nothing returned; noindex page still searchable; unlisted lookup; Thai Korean',
  '/learn/security':
    'harden website; XSS protection; allow external API call; blocked by Content Security Policy; refused to connect; connect-src; whitelist domain; penetration test; fetch fails in production; embedding third-party service',
  '/learn/security#what-is-allowed':
    'embed YouTube iframe; external images permitted; Google Fonts stylesheet allowed; inline script hash; eval forbidden; wasm; web worker blob; CDN script; which origins by default; form posts elsewhere',
  '/learn/security#a-site-that-came-from-docusaurus':
    'report only mode; policy not enforced yet; switch on enforcement; third-party scripts after migration; csp warning after moving; gradually enable',
  '/learn/security#see-violations':
    'debug CSP; refused to load the script; blocked requests log; console red refused; which file violates; find what is blocked; audit external requests; refused to execute inline script; widget silently fails',
  '/learn/security#add-an-analytics-script':
    'Plausible; Matomo; Umami; PostHog; tracking code; tag manager GTM; visitor statistics; measurement id G-',
  '/learn/security#count-page-views':
    'only first visit tracked; SPA navigation tracking; route change event; pageview on client navigation; hit counter; history pushState statistics; fire event when reader navigates; visits undercounted; router hook; sendBeacon',
  '/learn/security#headers-of-your-own':
    'CORS allow origin; embed docs in iframe; custom HTTP response; X-Robots-Tag; cache duration downloads; let other sites frame; per path; public JSON cross-origin',
  '/learn/security#pitfalls':
    'minifier breaks scripts; Cloudflare rocket loader; two policies conflict; hash mismatch; clickjacking GitHub Pages; email obfuscation injection; proxy modifies HTML; corporate proxy; auto minify',
  '/learn/sharing':
    'SEO; social media; Open Graph; AI friendly docs; discoverability; Twitter card; make Google find us; GEO AI crawlers; marketing of docs',
  '/learn/sharing#link-previews':
    'og:image; Slack unfurl; LinkedIn thumbnail; WhatsApp Discord embed; share picture generated; preview font Japanese; twitter:card; generate banner per page; social image title; satori',
  '/learn/sharing#search-engines':
    'Google indexing; robots.txt; noindex; hide from Google; staging not indexed; duplicate content old versions; theme-color; verification tag Search Console; structured data JSON-LD',
  '/learn/sharing#markdown-for-language-models':
    'ChatGPT readable docs; copy page button; plain text export of pages; feed docs into Claude; RAG; context for LLM; raw source endpoint',
  '/learn/sharing#open-a-page-in-an-assistant':
    'Ask ChatGPT button; open in Claude; Perplexity; AI dropdown; chat about this page; copy menu Mintlify; Gemini; contextual menu AI; send page to AI',
  '/learn/sharing#pitfalls':
    'stale thumbnail Facebook; localhost in canonical; wrong domain sitemap; preview refresh debugger; square boxes tofu letters; cached share picture; Slack shows previous picture; emoji missing card; og:url example.com',
  '/learn/shell':
    'top bar and bottom; header menu; layout chrome; navigation around content; site-wide notice; global layout elements; chrome of the site; menu configuration overview',
  '/learn/shell#navbar-items':
    'top menu links; dropdown submenu; GitHub icon link; version picker in header; language picker; mega menu; burger menu entries; open in new tab; external link header; button in header',
  '/learn/shell#footer':
    'bottom links; copyright; imprint privacy; columns at bottom; remove bottom; legal notice; social links bottom; year automatically; company address',
  '/learn/shell#announcement-bar':
    'banner on top; notify visitors; dismissible message; sale promo strip; maintenance warning; survey link on top; alert all pages; sticky notice; message reappear',
  '/learn/shell#table-of-contents':
    'on this page; right outline; hide right column; show h4; outline levels; jump links right; scrollspy; deeper headings; toc_depth; remove outline',
  '/learn/shell#sidebar':
    'hide left menu button; collapse other groups; collapsible navigation; only one group open; fold whole left column; full screen reading; toggle left panel; auto close siblings',
  '/learn/shell#pitfalls':
    'menu entry on right instead of left; header link always highlighted; active state wrong; unknown custom type; alignment of header links; several header links active; left right swapped',
  '/learn/start':
    'quickstart; getting started; hello world; install; tutorial beginner; from scratch; requirements Node version; try it out; new project; bootstrap',
  '/learn/start#create-the-site':
    'scaffold; npm init; create-docusaurus equivalent; template starter; generator CLI wizard; non-interactive setup; boilerplate; yarn create pnpm; new project command; init in existing folder',
  '/learn/start#open-it':
    'localhost; start server; view in browser; launch; npm run dev; see result; preview first time; which address',
  '/learn/start#write-a-page':
    'add new document; new markdown file; create topic; first article; add to menu; new md invisible in menu; append page; hello page',
  '/learn/start#name-the-site':
    'set domain; slogan; edit config; browser tab text; rename My Site; basic settings',
  '/learn/start#check-and-build':
    'compile; generate HTML; production output; validate; dead link test first time; make static files; npm run build; preview result',
  '/learn/start#publish-it':
    'go live first time; put online; enable Pages source; free hosting; make public; deployment first steps',
  '/learn/start#add-vellum-to-a-folder-of-markdown':
    'existing md files; README collection to website; no template; add docs to library repo; monorepo package docs; bare config; already have docs folder; integrate in existing project; manual installation; Obsidian vault',
  '/learn/start#pitfalls':
    'command not found; fails on dead link; published without CSS; npx vellum unknown; ugly page GitHub; unsupported Node version; build error first time; EBADENGINE',
  '/learn/styling':
    'CSS preprocessors; write own stylesheet; PostCSS; Sass Less; utility classes; frontend tooling; component styles; CSS-in-JS',
  '/learn/styling#css-modules':
    'scoped classes; local styles; className collision; component stylesheet; styles object import; isolate selectors; encapsulated; per component file',
  '/learn/styling#scss':
    'Sass stylesheets; nested rules; mixins; sass-loader; variables $primary; preprocessors; partials @use; less stylus',
  '/learn/styling#tailwind-css':
    'utility-first; shadcn; daisyUI; headings lost size; tw classes; v4; class not generated; UnoCSS',
  '/learn/styling#web-fonts':
    'custom typeface; Google Fonts; Inter; self host woff2; @font-face; typography; change font family; GDPR fonts; fontsource; font flash',
  '/learn/styling#pitfalls':
    "my CSS is ignored; override not working; styles don't apply; specificity; !important needed; sass missing; utility does nothing; cannot find implementation sass; styles loaded wrong order",
  '/learn/theme-parts':
    'swizzle; override component; custom footer component; modify built-in component; wrap original; 404 page custom; src/theme; change breadcrumbs; partials override; slot Vue layout',
  '/learn/theme-parts#copy-a-part-of-the-theme':
    'eject; swizzle wrap; get source of component; fork component; list of swizzlable; edit markup of built-in; unsafe swizzle upgrade; copy original code; modify internal markup',
  '/learn/theme-parts#slots':
    'inject something below article; insert banner above sidebar; Carbon ads; comments giscus; Disqus under page; newsletter box; layout extension VitePress; sponsor logos; add block without swizzling',
  '/learn/theme-parts#parts-with-state':
    'interactive override; useState in footer; click handler component; useEffect in theme; like button; metadata of current doc; button does nothing; event handler override; dynamic component',
  '/learn/theme-parts#around-every-page':
    'context provider; global wrapper; Redux store; app-level; persistent state between navigation; auth provider; _app.tsx; audio player keeps playing; wrap whole application; React Query',
  '/learn/theme-parts#items-of-the-navbar':
    'custom button header; login button top bar; theme picker top; interactive header element; own dropdown; GitHub stars counter; user avatar; component in top bar; currency switch',
  '/learn/theme-parts#components-for-all-pages':
    'global MDX; no import needed; shortcodes; register once; custom table wrapper; replace link rendering; use component everywhere; mdx provider; custom element in markdown',
  '/learn/theme-parts#code-blocks-admonitions-headings':
    'own callout type; custom admonition; new alert kind; change copy button; replace fence rendering; callout icon; add run button to snippets; customise anchors; best practice box; custom container VitePress',
  '/learn/theme-parts#what-it-costs':
    'bundle impact override; JavaScript added by swizzling; does custom footer ship JS; payload of replaced layout; hydration overhead; zero JS component',
  '/learn/theme-parts#pitfalls':
    'override not picked up; infinite recursion component; onClick dead in menu item; case sensitive filename; maximum call stack; swizzled file ignored; props undefined; custom footer not showing; menu item not interactive; component loops',
  '/learn/typed-samples':
    'type-check snippets; verify docs code; doctest; hover types; broken samples detection; TypeScript examples tested; outdated example API; tooltip type info; ensure code examples correct',
  '/learn/typed-samples#in-a-code-block':
    'show inferred type; hide setup imports; expected compiler error; multi-file example; ^? query; ts-expect-error; continue from earlier snippet; virtual file; share declarations between blocks',
  '/learn/typed-samples#options':
    'opt-in only some; strict off; compiler settings; gradual adoption; lib DOM; moduleResolution; jsx setting samples; exclude blocks; target ES version',
  '/learn/typed-samples#pitfalls':
    'TS2307; process undefined in snippet; types missing monorepo; js fences ignored; python samples; workspace package unresolved in snippet; cannot resolve own library',
  '/learn/writing':
    'Markdown syntax; authoring guide; MDX basics; how to format text; footnotes tables checkboxes; content author reference; GFM; emoji; write documentation; strikethrough',
  '/learn/writing#headings':
    'permanent anchor; custom id; link to section; deep link; hash changes; stable fragment; rename title keeps link; bookmark on title; header slug; translate anchors',
  '/learn/writing#admonitions':
    'callout; note box; warning box; tip panel; colored box; blockquote alert GitHub; important message; nested callout; custom title box',
  '/learn/writing#code-blocks':
    'syntax highlighting; filename above snippet; copy button; language colors; emphasize lines; supported programming languages; hl_lines; magic comments',
  '/learn/writing#tabs-and-details':
    'accordion; expandable; spoiler; OS switcher; remember selection; Windows Mac Linux; hidden answer; FAQ fold; tabbed content; content.tabs.link',
  '/learn/writing#components':
    'reuse text across pages; include fragment; partial; snippet shared; use React in md; import JSX; single sourcing; include directive; parameterised fragment; same paragraph many pages',
  '/learn/writing#code-from-a-file':
    'show whole source; display complete script; embed entire file; import text; config file displayed verbatim',
  '/learn/writing#links':
    'cross-reference; broken anchor; link to PDF; download attachment; moved file link; disable link check; onBrokenLinks; target blank; validate hyperlinks',
  '/learn/writing#links-to-other-sites':
    'dead external URL; lychee; link rot; outgoing hyperlinks check; 404 on third-party; linkcheck; nightly link crawl; markdown-link-check; weekly scan; outbound',
  '/learn/writing#prose':
    'Vale; style guide lint; terminology consistency; forbidden words; long sentences; textlint; write-good; spellcheck; passive voice; product name capitalization',
  '/learn/writing#images':
    'screenshot; insert photo; alt text; layout shift; dark light picture; lazy load; where put images; center picture; width attribute; picture not displayed',
  '/learn/writing#math':
    'remark-math rehype-katex; KaTeX setup like Docusaurus; equations without plugin; existing math config keep; equation with standard remark packages',
  '/learn/writing#plain-markdown':
    'curly braces error; disable MDX; generics <T> in text; HTML comments break; less-than sign; templates {{ }}; Vue mustache; import plain READMEs; autolinks <https>; Unexpected character',
  '/learn/writing#pitfalls':
    'unexpected character before name; could not parse expression; unclosed tag; asterisks visible inside component; markdown not rendered in div; brace error; live code not running; expected closing tag; bold shown literally; html not closed br',
  '/learn/zoom':
    'lightbox; magnify screenshot; full screen picture; medium-zoom; image popup; view larger; gallery; fancybox; pictures too small to read',
  '/learn/zoom#options':
    'limit to certain pictures; exclude from lightbox; translate close label; disable on logos; only in articles',
  '/learn/zoom#pitfalls':
    'clicking does nothing; linked picture not enlarging; popup same size; accessibility name missing; low resolution; screenshot stays small in popup; button has no label',
}
