// What readers call what the reference lists, by section.

export const REFERENCE: Readonly<Record<string, string>> = {
  '/reference/authors-and-tags':
    'contributors metadata; writer profile; labels taxonomy; authors.yml tags.yml schema',
  '/reference/authors-and-tags#keys-of-an-author':
    'authors.yml fields; writer profile data; byline definition; contributor bio',
  '/reference/authors-and-tags#author-name': 'display name of writer; full name byline',
  '/reference/authors-and-tags#author-title': 'job role; position in company; occupation below writer',
  '/reference/authors-and-tags#author-description': 'biography; about the writer',
  '/reference/authors-and-tags#author-url': 'personal website of writer; homepage when clicking byline',
  '/reference/authors-and-tags#author-email': 'mailto contact writer; mail link byline',
  '/reference/authors-and-tags#author-image_url': 'avatar; profile photo; portrait; gravatar GitHub picture',
  '/reference/authors-and-tags#author-imageurl': 'old avatar key',
  '/reference/authors-and-tags#author-socials':
    'Twitter handle; LinkedIn Mastodon; GitHub account icons; Bluesky X',
  '/reference/authors-and-tags#author-page':
    'all articles by one person; writer archive; own listing per writer; author profile URL',
  '/reference/authors-and-tags#keys-of-a-tag': 'predefined labels; taxonomy terms; allowed topics',
  '/reference/authors-and-tags#tag-label': 'topic display text; rename tag',
  '/reference/authors-and-tags#tag-permalink': 'custom address topic listing; tag slug',
  '/reference/authors-and-tags#tag-description': 'topic intro text; tooltip of label',
  '/reference/commands': 'CLI; command line flags; arguments list; npm scripts',
  '/reference/commands#build':
    'output directory flag; production bundle; generate static HTML; --profile --target; compile site CLI',
  '/reference/commands#dev': 'start server CLI; --port --host --open; expose to network',
  '/reference/commands#serve': 'preview dist; local static server; port of preview; test production',
  '/reference/commands#check': 'lint; validate links CI; verify; external flag; test docs',
  '/reference/commands#version': 'snapshot docs CLI; cut release',
  '/reference/commands#write-translations':
    'extract i18n strings; generate JSON messages; gettext; prefix untranslated; overwrite translations',
  '/reference/commands#write-heading-ids':
    'add anchors automatically; freeze section ids; explicit hash in bulk; maintain casing',
  '/reference/commands#clear': 'clean; remove cache; reset; rm -rf .vellum; start fresh stale state',
  '/reference/commands#eject': 'swizzle CLI; customise layout file; list overridable',
  '/reference/commands#print': 'PDF CLI; export book; single HTML; paper format; output name',
  '/reference/commands#migrate': 'convert project CLI; import from other generator',
  '/reference/commands#mcp': 'AI server CLI; run agent endpoint; Claude tool start',
  '/reference/components': 'built-in React; widget list; props; UI kit',
  '/reference/components#components-for-content': 'MDX built-ins; usable in Markdown; ready-made widgets',
  '/reference/components#admonition': 'callout JSX; alert box props; aside custom icon; warning panel React',
  '/reference/components#codeblock':
    'snippet JSX; show source in React; highlighter component; line numbers prop; copyable listing',
  '/reference/components#details': 'accordion component; collapsible React; expander; disclosure',
  '/reference/components#doccard': 'single teaser tile; link box to doc',
  '/reference/components#doccardlist':
    'list subpages on index; child pages tiles; section overview grid; folder contents',
  '/reference/components#heading': 'anchored title JSX; h2 with hash link; permalink symbol',
  '/reference/components#idealimage': 'responsive picture React; lazy placeholder',
  '/reference/components#mermaid': 'flowchart JSX; chart from string prop',
  '/reference/components#tabs': 'tab switcher props; groupId; query string tab; preselect tab by URL',
  '/reference/components#tabitem': 'tab caption; initially active',
  '/reference/components#tabvalue': 'values array; tab definition object',
  '/reference/components#tocinline':
    'outline inside article; contents list at top; in-page index; [toc] marker',
  '/reference/components#themedimage': 'picture per light and dark; switch image night; screenshot variants',
  '/reference/components#carditem': 'type of tile data',
  '/reference/components#mdxcomponents': 'extend mapping; default element overrides',
  '/reference/components#layout-of-react-pages': 'page frame; wrapper pieces; chrome for custom page',
  '/reference/components#layout':
    'wrap page with header and footer; hide footer; wrapperClassName; page shell',
  '/reference/components#navbar': 'header component; top menu element',
  '/reference/components#sidebar': 'left menu component; navigation tree element',
  '/reference/components#footer': 'bottom component; page bottom element',
  '/reference/components#notfound': '404 component; error page; custom missing page',
  '/reference/components#theme': 'default look object; base design',
  '/reference/components#parts-of-pages': 'fragments of doc layout; small building blocks',
  '/reference/components#breadcrumbs': 'path trail; you are here; parent links; hierarchy trail',
  '/reference/components#card': 'clickable tile React; link box; teaser',
  '/reference/components#cards': 'tile grid; boxes overview',
  '/reference/components#editlink': 'improve page link; pencil; GitHub source anchor',
  '/reference/components#pagination': 'previous next buttons; neighbour navigation; continue reading arrows',
  '/reference/components#livecontent': 'hydrated body; interactive doc internals',
  '/reference/components#livepostcontent': 'hydrated article; interactive blog body',
  '/reference/components#english-labels': 'default UI strings; built-in texts constants',
  '/reference/components#shell_labels': 'default header texts; UI strings navigation',
  '/reference/components#content_labels': 'default texts admonitions copy button; content strings',
  '/reference/components#blog_labels': 'default news texts; read more string',
  '/reference/front-matter':
    'page metadata; YAML header; per-page settings; top of file attributes; frontmatter',
  '/reference/front-matter#schemas-for-editors':
    'autocomplete metadata VS Code; YAML validation; red squiggle category file; IntelliSense for YAML; redhat yaml extension',
  '/reference/front-matter#keys-of-all-pages': 'common metadata; shared attributes',
  '/reference/front-matter#title': 'override H1; document headline',
  '/reference/front-matter#description': 'SEO summary; Google snippet text; abstract',
  '/reference/front-matter#keywords': 'extra lookup words; SEO terms; aliases for search',
  '/reference/front-matter#image': 'og:image per page; thumbnail; social picture; share preview custom',
  '/reference/front-matter#slug':
    'custom URL; permalink; change page address; path override; rename URL without moving file',
  '/reference/front-matter#hide_table_of_contents':
    'remove right outline; no on-this-page; wide page; full width',
  '/reference/front-matter#toc_min_heading_level': 'outline start depth; skip h2',
  '/reference/front-matter#toc_max_heading_level': 'deeper outline one page; include h4 h5',
  '/reference/front-matter#custom_edit_url':
    'disable edit button on page; different repository source; remove pencil; generated page edit',
  '/reference/front-matter#draft': 'work in progress; hide until ready; unpublished; WIP; not in production',
  '/reference/front-matter#unlisted':
    'secret link; hidden page reachable; private beta page; exclude from menu; noindex page',
  '/reference/front-matter#redirect_from':
    'old address alias; moved document; forward previous URL; Jekyll redirect plugin',
  '/reference/front-matter#mdx': 'turn off JSX in one file; plain CommonMark per file',
  '/reference/front-matter#last_update':
    'set modified date by hand; override author of change; wrong revision date; last edited',
  '/reference/front-matter#keys-of-documents': 'docs metadata; attributes for documentation files',
  '/reference/front-matter#docs-id': 'document identifier; reference name; rename doc key',
  '/reference/front-matter#docs-sidebar_label': 'shorter menu text; different name in navigation; nav title',
  '/reference/front-matter#docs-sidebar_position': 'menu order; sort weight; move page up; nav_order',
  '/reference/front-matter#docs-sidebar_badge': 'NEW marker menu entry; beta pill navigation; status in nav',
  '/reference/front-matter#docs-sidebar_class_name':
    'CSS hook menu entry; style one nav link; icon in menu via CSS',
  '/reference/front-matter#docs-sidebar_custom_props':
    'metadata for menu rendering; icon data nav; extra attributes',
  '/reference/front-matter#docs-sidebar_key': 'duplicate translation keys; same caption twice i18n',
  '/reference/front-matter#docs-displayed_sidebar':
    'hide left menu on page; no navigation column; choose other menu; menu missing on page',
  '/reference/front-matter#docs-pagination_label': 'text of next button; name in previous link',
  '/reference/front-matter#docs-pagination_prev': 'remove previous button; custom back page',
  '/reference/front-matter#docs-pagination_next':
    'remove next button; custom following page; end of tutorial',
  '/reference/front-matter#docs-hide_title': 'no H1; suppress headline; hide page name',
  '/reference/front-matter#docs-tags': 'topics of document; taxonomy; categorise doc',
  '/reference/front-matter#docs-parse_number_prefixes':
    'keep numbers in URL; file starts with year; 2024- stripped from name',
  '/reference/front-matter#docs-pages': 'dynamic route dataset; generate documents',
  '/reference/front-matter#keys-of-standalone-pages': 'metadata src/pages markdown; single page attributes',
  '/reference/front-matter#pages-wrapperclassname': 'CSS class one page; style specific page; body class',
  '/reference/front-matter#keys-of-posts': 'article metadata; blog attributes',
  '/reference/front-matter#posts-title_meta': 'different browser title article; SEO title',
  '/reference/front-matter#posts-sidebar_label': 'short article name recent list',
  '/reference/front-matter#posts-date': 'publication day; publish time; article timestamp; schedule',
  '/reference/front-matter#posts-tags': 'article topics; categorise news',
  '/reference/front-matter#posts-authors':
    'byline; writer of article; multiple writers; guest contributor; who wrote',
  '/reference/front-matter#posts-author': 'legacy byline',
  '/reference/front-matter#posts-author_title': 'legacy writer role',
  '/reference/front-matter#posts-author_url': 'legacy writer link',
  '/reference/front-matter#posts-author_image_url': 'legacy avatar',
  '/reference/headers':
    'HTTP response headers; securityheaders.com grade; default security; Mozilla Observatory; override header value',
  '/reference/headers#cache-control': 'stale page after deploy; CDN expiration; old version still shown',
  '/reference/headers#x-content-type-options': 'MIME sniffing; wrong MIME type',
  '/reference/headers#cross-origin-resource-policy':
    'CORP; hotlinking blocked; logo embedded elsewhere fails; NotSameOrigin; use my image on another domain',
  '/reference/headers#referrer-policy':
    'privacy outgoing links; referer missing; hide path from targets; analytics referral',
  '/reference/headers#cross-origin-opener-policy':
    'COOP; popup login window.opener null; OAuth popup broken; tabnabbing',
  '/reference/headers#x-frame-options':
    'clickjacking; iframe embedding refused; refused to display in a frame; embed docs in app',
  '/reference/headers#permissions-policy': 'webcam blocked; geolocation denied; feature policy; mic access',
  '/reference/headers#strict-transport-security': 'HSTS; force SSL; preload list; http upgrade',
  '/reference/headers#content-security-policy': 'CSP default value; nonce; XSS',
  '/reference/labels':
    'interface wording; translate theme texts; rename built-in caption; code.json keys; unsupported language UI',
  '/reference/labels#documents':
    'change "Next" text; edit this page wording; last updated wording; version banner text; breadcrumbs aria',
  '/reference/labels#blog': 'read more wording; newer older entries text; archive caption',
  '/reference/labels#search':
    'placeholder of lookup box; no results message; wording of find dialog; cancel button wording',
  '/reference/labels#shell-and-content':
    'copy button caption; page not found wording; admonition names; dark switch aria',
  '/reference/plugins':
    'extension API; lifecycle reference; hook signatures; types for extension authors; Docusaurus lifecycle API counterpart',
  '/reference/plugins#hooks': 'lifecycle methods; callbacks; extension points order',
  '/reference/plugins#hook-name': 'extension identifier; unique plugin id',
  '/reference/plugins#hook-cachekey':
    'invalidate cache; stale plugin output; rerender all pages; memo version',
  '/reference/plugins#hook-config':
    'extension changes settings; inject stylesheet; add remark; modify vite; register theme',
  '/reference/plugins#hook-content':
    'loadContent contentLoaded; create pages programmatically; fetch CMS; virtual documents; addRoute',
  '/reference/plugins#hook-source':
    'preprocess Markdown; text replace before parse; macro expansion; preprocessor; substitute variables',
  '/reference/plugins#hook-elements': 'rehype-like visitor; modify hast; AST transform; edit tags',
  '/reference/plugins#hook-page': 'add meta tag per page; inject head; JSON-LD; set og image',
  '/reference/plugins#hook-rendered':
    'postprocess HTML; extract data from output; per page asset; scrape final markup',
  '/reference/plugins#hook-files': 'emit manifest; sitewide JSON; write index file; postBuild output',
  '/reference/plugins#hook-finish':
    'postBuild; after everything; validate whole site; final check; on complete',
  '/reference/plugins#hook-dev':
    'local server middleware; watch extra paths; configureServer; getPathsToWatch',
  '/reference/plugins#what-config-gets': 'arguments of configuration function; input parameters',
  '/reference/plugins#what-content-gets-and-returns':
    'page objects format; virtual doc shape; createPage parameters; loader result',
  '/reference/plugins#what-source-gets': 'preprocess arguments; raw text input',
  '/reference/plugins#what-elements-gets': 'tree node types; tools emit asset; hast arguments',
  '/reference/plugins#what-page-gets-and-returns': 'metadata additions; head tags shape; page kinds list',
  '/reference/plugins#what-rendered-gets-and-returns':
    'final HTML input; list of hyperlinks; derived record shape; text excerpt',
  '/reference/plugins#what-functions-of-files-get': 'all pages list; iterate routes; collected records',
  '/reference/plugins#what-finish-gets': 'outDir path; routesPaths; props after build',
  '/reference/plugins#fields-of-dev': 'respond to requests locally; mock endpoint; proxy',
  '/reference/sidebars': 'sidebars.js format; navigation tree schema; menu items kinds; nav structure syntax',
  '/reference/sidebars#item-doc': 'page entry in menu; add document; custom caption for page',
  '/reference/sidebars#item-ref':
    'same page in two menus; cross-link other menu; reuse doc without switching; page listed twice',
  '/reference/sidebars#item-link':
    'external URL in menu; outgoing entry; GitHub in left navigation; link to changelog',
  '/reference/sidebars#item-html':
    'separator line; divider; section title without link; raw markup menu; static text',
  '/reference/sidebars#item-category':
    'collapsible section; expand by default; submenu; non-clickable group heading; always open',
  '/reference/sidebars#item-autogenerated':
    'automatic menu from directory; glob; include whole folder; no manual listing; part of tree automatic',
  '/reference/sidebars#keys-of-a-category-file':
    '_category_.json options; folder metadata; directory settings; .pages awesome-pages; _meta',
  '/reference/sidebars#category-label': 'rename folder in menu; group caption; capitalise directory',
  '/reference/sidebars#category-position': 'order folders; sort groups; move section up',
  '/reference/sidebars#category-collapsible': 'prevent folding; always expanded group; not closable',
  '/reference/sidebars#category-collapsed': 'open by default; expanded initially; folded at start',
  '/reference/sidebars#category-badge': 'NEW pill group; beta folder marker; status on section',
  '/reference/sidebars#category-classname': 'CSS hook group; style folder entry; icon for section',
  '/reference/sidebars#category-description': 'summary on overview tile; folder blurb',
  '/reference/sidebars#category-key': 'duplicate group translations; same folder caption i18n conflict',
  '/reference/sidebars#category-customprops': 'extra metadata group; icon data for swizzled menu',
  '/reference/sidebars#category-link':
    'landing page of folder; group clickable; overview index of subpages; disable section page; generated-index slug title',
  '/reference/tokens': 'CSS custom properties list; design variables; --vl list; defaults hex; Figma styles',
  '/reference/tokens#colours': 'background; border color; hover tint; text contrast; syntax palette',
  '/reference/tokens#fonts': 'font-family; monospace typeface; heading typeface',
  '/reference/tokens#sizes-and-spaces':
    'content max-width; border radius; line height; nav column width; header height',
  '/reference/tokens#shadow': 'box-shadow; elevation; dropdown depth; drop shadow',
  '/reference/tokens#text-direction': 'RTL left right; logical sides; bidi mirroring; inline-start',
}
