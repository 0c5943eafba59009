// What is wrong with plugins.

import { messageTable } from './message.js'

export const PLUGIN_MESSAGES = messageTable({
  'not-a-plugin': {
    texts: ['`<field>` is not a plugin.'],
    about: 'An entry of `plugins` is neither an object with a name and hooks, nor `false`.',
    fix: 'Call the function that makes the plugin, such as `math()`, or write an object.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  plugins: [{ name: 'my-plugin', page: () => ({ description: 'A page' }) }],\n})",
    },
  },
  'unknown-hook': {
    texts: ['`<field>` is not a hook of plugins.'],
    about: 'A plugin has a field that Vellum does not know, so it would never be used.',
    fix: 'Correct the name. The message has the nearest one, or lists all.',
  },
  'invalid-plugin': {
    texts: [
      '`<field>` of a plugin must be <type>.',
      '`<field>` of a plugin must be on one line, without spaces around it, and not `__proto__`.',
      '`<field>` is required: every plugin has a name.',
    ],
    about: 'A field of a plugin has a value of the wrong type, or the plugin has no name.',
    fix: 'Correct the plugin. One from a package may be made for another version of Vellum.',
  },
  'duplicate-plugin': {
    texts: ['`<field>` is the second plugin with the name "<name>".'],
    about: 'The name of a plugin identifies it in messages and caches, so two cannot share one.',
    fix: 'Remove one of the two entries, or give one of them another name if the plugin has an option for it.',
  },
  'plugin-hook-threw': {
    texts: ['`<hook>` of the plugin "<name>" threw an error.'],
    about: 'The code of a plugin failed. The cause is printed below the message.',
    fix: 'Correct the plugin at the position that the message names, or remove it from `plugins`.',
  },
  'plugin-error': {
    texts: ['The plugin "<name>" reports: <text>'],
    about: 'A plugin has found an error in the site or in its own options.',
    fix: 'Follow the advice of the plugin.',
  },
  'plugin-timeout': {
    texts: ['`<hook>` of the plugin "<name>" did not resolve within <number> s.'],
    about: 'A hook returned a promise that was not resolved in time, so the command would never end.',
    fix: 'Check what the hook awaits. A request needs a time limit of its own.',
  },
  'plugin-result': {
    texts: [
      '`<hook>` of the plugin "<name>" must return <type>.',
      'The plugin "<name>" sets <fields>, which belongs to the site.',
      '`header` in `<hook>` of the plugin "<name>" needs headers: <text>.',
      '`header` in `<hook>` of the plugin "<name>" needs a path: <text> is none.',
    ],
    about: 'A hook returned something that Vellum cannot use.',
    fix: 'Return what the reference of the hook says.',
  },
  'plugin-file-name': {
    texts: ['`<hook>` of the plugin "<name>" names the file "<path>".'],
    about: 'The name of a file that a plugin makes is outside of the site, or the name of a folder.',
    fix: 'Write a path below the base of the site, without a slash at its start and without `..`.',
  },
  'plugin-file-twice': {
    texts: [
      'The plugin "<name>" makes the file "<path>", which was made before.',
      '`rendered` makes the file "<path>" for the pages "<path>" and "<path>".',
    ],
    about:
      'Two entries of what plugins return from `content` have the same path, or the file of a plugin has the path of a page, or of the file of another page or plugin.',
    fix: 'Give one of the two another path.',
  },
  'plugin-docs-set': {
    texts: ['`content` of the plugin "<name>" has documents for the docs set "<id>".'],
    about: 'The keys of `docs` are the ids of docs sets, and the site has no set with this one.',
    fix: 'Use an id that the message lists; the usual one is `default`.',
  },
  'plugin-warning': {
    texts: ['The plugin "<name>" warns: <text>'],
    about: 'A plugin has found a problem in the site.',
    fix: 'Follow the advice of the plugin.',
  },
})
