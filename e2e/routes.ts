// The route table of the site: every page that must be there.

const below = (folder: string, names: string) => names.split(' ').map((name) => `/docs/${folder}/${name}`)

export const ROUTES: readonly string[] = [
  '/',
  '/docs',
  ...['introduction', 'license', 'support', 'contribute'].map((name) => `/docs/${name}`),
  ...below('installation', 'browser-with-bundlers browser-without-bundlers cjs nodejs umd'),
  ...below('frameworks', 'react vite vue3'),
  '/docs/api/troth-options',
  '/docs/api/troth/',
  ...below('api/troth/methods', 'delete-async get-async patch-async post-async put-async set-headers'),
  ...below('playground', 'cjs esm'),
  ...below('example', 'bundler esm-cdn umd'),
  ...below('category', 'installation frameworks api-reference methods playground example-apps'),
]

/** Paths that must not be there, `/blog` among them while it has no posts. */
export const NO_ROUTES: readonly string[] = [
  '/nope',
  '/docs/nope',
  '/docs/installation',
  '/docs/category/nope',
  '/docs/introduction/nope',
  '/blog',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/docs/tags',
]
