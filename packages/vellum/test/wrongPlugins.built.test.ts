// Further plugins that return something wrong, each of another kind: plugins.built.test.ts has one of each hook.

import { expect, it } from 'vitest'
import { buildSite, testSites } from './builtSite.js'

const { makeSite } = testSites()

it.each([
  [
    "[Promise.resolve({ name: 'a' })]",
    '`plugins[0]` is not a plugin.\n  at vellum.config.mjs\n  It is a promise: write `await` before the call that makes the plugin.',
  ],
  [
    "[{ default: () => ({ name: 'a' }) }]",
    'It is a module: import its default export by a name, and list what the function makes.',
  ],
  [
    "[{ name: 'a', config: { theme: { customCss: ['file://host/x.css'] } } }]",
    '`config` of the plugin "a" threw an error.',
  ],
  [
    "[{ name: 'a', content: () => ({ pages: [{ path: 'x.md', text: '', titel: 'X' }] }) }]",
    '`content` of the plugin "a" must return an object with `path`, `text` in `pages[0]`, not `titel`.\n  Correct the plugin.',
  ],
  [
    "[{ name: 'a', content: () => ({ docs: null }) }]",
    '`content` of the plugin "a" must return an object of arrays in `docs`, not null.',
  ],
  [
    "[{ name: 'a', content: () => ({ data: {}, dataOf: { plugin: 5 } }) }]",
    '`content` of the plugin "a" must return a string in `dataOf.plugin`, not a number.',
  ],
  [
    "[{ name: 'a', content: () => ({ pages: [{ path: 'a', component: '@site/a', props: 'x' }] }) }]",
    '`content` of the plugin "a" must return an object in `pages[0].props`, not a string.',
  ],
  [
    "[{ name: 'a', content: () => ({ pages: [{ path: 'x'.repeat(300) + '.md', text: '' }] }) }]",
    '.md".\n  A name between two slashes may have 240 bytes.',
  ],
  [
    "[{ name: 'a', rendered: () => ({ files: ['x'] }) }]",
    '`rendered` of the plugin "a" must return an object in `files`, not an array.\n  at docs/index.md',
  ],
  [
    "[{ name: 'a', files: { 'a.txt': (site) => site.label('theme.docs.root.titel') } }]",
    'The plugin "a" reports: There is no label "theme.docs.root.titel".\n  Did you mean "theme.docs.root.title"?',
  ],
  [
    "[{ name: 'a', page: () => ({ get title() { throw new Error('no title') } }) }]",
    '`page` of the plugin "a" threw an error.\n  at docs/index.md\n  at vellum.config.mjs:1:',
  ],
  [
    "[{ name: 'a', rendered: () => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy } }]",
    '`rendered` of the plugin "a" threw an error.\n  at docs/index.md\n  The cause is below.',
  ],
  [
    "[{ name: 'a', content: () => ({ get pages() { throw new Error('no pages') } }) }]",
    '`content` of the plugin "a" threw an error.\n  at vellum.config.mjs:1:',
  ],
  [
    "[{ name: 'a', elements: ({ tree }) => { tree.children.push({ type: 'element', tagName: 'p', properties: { 'x y': 1 }, children: [] }) } }]",
    'there is `<p>` with the property "x y" in `root`.\n  at docs/index.md',
  ],
  [
    "[{ name: 'a', page: () => ({ image: './card.png' }) }]",
    'must return a URL or a path that starts with a slash in `image`, not "./card.png".\n  at docs/index.md',
  ],
  [
    "[{ name: 'a', rendered: (_, { cached }) => cached('k', () => 'text').then(() => undefined) }]",
    '`rendered` of the plugin "a" must return bytes for `cached`, not a string.\n  at docs/index.md',
  ],
  [
    "[{ name: 'a', config: ({ config }) => { config.title = 'Other' } }]",
    '`config` of the plugin "a" threw an error.\n  at vellum.config.mjs:1:',
  ],
  [
    "[{ name: '__proto__' }]",
    '`plugins[0].name` of a plugin must be on one line, without spaces around it, and not `__proto__`.\n  at vellum.config.mjs',
  ],
  [
    "[{ name: 'a', files: { docs: () => 'x' } }]",
    'The plugin "a" makes the file "docs", which was made before.',
  ],
])('PL-1, PL-2, PL-10: %s', { tags: ['exhaustive'] }, async (plugins, message) => {
  const { error } = await buildSite(makeSite({ 'docs/index.md': '# A\n' }, `plugins: ${plugins}`))
  expect(error?.replace(/\/\S+\/(?=vellum\.config)/g, '')).toContain(message)
})
