// What is wrong with the configuration.

import { messageTable } from './message.js'

export const CONFIG_MESSAGES = messageTable({
  'no-config': {
    texts: ['There is no vellum.config.ts in <folder>.', 'There is no configuration "<file>" in <folder>.'],
    about:
      'A site is a folder with a `vellum.config.ts` (or `.mts`, `.js`, `.mjs`), and this folder has none.',
    fix: 'Run the command in the folder of the site, or pass that folder: `vellum build path/to/site`. For a new site run `npm create vellum`. A `docusaurus.config.ts` works as a start: rename it, and build.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n})",
    },
  },
  'no-site-folder': {
    texts: ["The site's folder <folder> does not exist.", '<path> is a file, not the folder of a site.'],
    about: 'The folder that the command was given is not there, or is not a folder.',
    fix: 'Correct the path after the name of the command. It starts at the current folder.',
  },
  'several-configs': {
    texts: ['The site has more than one configuration: <files>.'],
    about:
      'Two files have a name that Vellum reads as the configuration, and it does not choose one of them.',
    fix: 'Keep one of them, and delete or rename the others. To build a site with several configurations, name one with `--config`.',
  },
  'config-outside-site': {
    texts: ['The configuration "<file>" is not in the folder of the site, <folder>.'],
    about: 'Paths in a configuration start at its own folder, so it must be in the folder of the site.',
    fix: 'Move the file into the folder of the site, or pass the folder that the file is in.',
  },
  'no-default-export': {
    texts: ['<file> has no default export.'],
    about: 'The file runs without an error, but exports nothing that Vellum can read.',
    fix: 'Export the configuration with `export default`.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n})",
    },
  },
  'unreadable-config': {
    texts: ['Cannot read <file>.', 'Cannot read <file>: <reason>'],
    about: 'The file is not valid TypeScript or JavaScript, so it cannot be run.',
    fix: 'Fix the code at the position that the message names; an editor marks it as well.',
  },
  'config-threw': {
    texts: ['The configuration in <file> threw an error.', '<file> threw an error while it was loaded.'],
    about:
      'The code of the configuration, or of a file that it imports, threw an error. The cause is printed below the message.',
    fix: 'Fix the line that the message names.',
  },
  'config-timeout': {
    texts: ['<file> did not resolve within <seconds> s.'],
    about:
      'The configuration awaits something that never resolves: at its top level, in the promise that it exports, or in the async function that it exports.',
    fix: 'Add a time limit to requests that the configuration sends, and close servers and watchers that it starts.',
  },
  'package-not-installed': {
    texts: ['<file> imports "<package>", which is not installed.'],
    about: 'The configuration imports a package that is not in `node_modules`.',
    fix: 'Install the package, or remove the import. Packages of Docusaurus are not needed: the message says what replaces each.',
  },
  'missing-configured-file': {
    texts: [
      'The file "<file>" does not exist.',
      'The tags file "<file>" does not exist.',
      'The authors file "<file>" does not exist.',
    ],
    about:
      'The configuration names a file that is not there, such as a sidebar file, a stylesheet of `theme.customCss`, or a client module.',
    fix: 'Create the file, or correct its path. Paths in the configuration start at the folder of the site.',
  },
  'invalid-config': {
    texts: ['The configuration must be <type>, not <value>.'],
    about: 'The default export is neither an object nor a function that returns one.',
    fix: 'Export an object, or a function that returns an object or a promise of one.',
  },
  'missing-field': {
    texts: ['`<field>` is missing.'],
    about: 'A field that has no default is not set. Every site needs `title`, `url` and `baseUrl`.',
    fix: 'Set the field; the message says to what.',
  },
  'invalid-field': {
    texts: [
      '`<field>` must be <type>, not <value>.',
      '`<field>` must be a string, not <value>.',
      '`<field>` must be `true` or `false`, not <value>.',
      '`<field>` must be an array, not <value>.',
      '`<field>` must be an object, not <value>.',
      '`<field>` must have names of attributes, not <value>.',
    ],
    about: 'A field has a value of the wrong type, or a word that is not one of those it can be.',
    fix: 'Write a value of the type that the message names. With `defineConfig` an editor shows the type of every field.',
  },
  'not-plain-data': {
    texts: ['`<field>` must be plain data: it <reason>.'],
    about:
      'Pages carry the field for components, as JSON, and the value cannot be written as JSON: it contains itself, is a BigInt, or nests too deeply.',
    fix: 'Write strings, numbers, booleans, null, arrays and objects of these.',
  },
  'lost-data': {
    texts: ['Components do not get values that are not plain data:<values>'],
    about:
      '`customFields` and fields of navbar items reach components as JSON. A function or a symbol is missing there, a Map is an empty object, and an instance of a class has only its fields.',
    fix: 'Pass data, and write functions in the component that calls them.',
  },
  'unknown-label': {
    texts: [
      '`labels` has ids that the theme does not have:<ids>',
      '`labels` has locales that the site does not have:<locales>',
    ],
    about:
      'A text of the interface is replaced by its id and the id of a locale. With others it is shown nowhere.',
    fix: 'Correct the id: the message has the nearest one, and the reference lists all. Ids of your own do not start with `theme`.',
  },
  'unknown-field': {
    texts: ['Unknown field "<name>" in `<field>`.', 'Unknown field "<name>" in <file>.'],
    about:
      'The configuration has a field that Vellum does not know. A misspelt field would have no effect, so it is an error.',
    fix: 'Correct the name, or remove the field. Values of your own belong in `customFields`.',
  },
  'ignored-field': {
    texts: ['`<field>` has no effect here.'],
    about: 'The theme does not read the field, and its name looks like a misspelt one.',
    fix: 'Remove it, or write what the message suggests instead.',
  },
  'deprecated-field': {
    texts: ['`onBrokenMarkdownLinks` is deprecated.'],
    about: 'The field still works, and has a newer name.',
    fix: 'Move it to `markdown.hooks.onBrokenMarkdownLinks`.',
  },
  'docusaurus-config': {
    texts: ['<file> was written for Docusaurus, and not all of it works here.'],
    about:
      'The configuration has options, plugins or themes of Docusaurus. Each is listed with its line: what is lost and what to do instead, what has no effect, and what was carried over.',
    fix: 'Do what the message says for what is lost, and remove what has no effect. The site is built without them.',
  },
  'url-with-path': {
    texts: ['`<field>` has a sub-path, "<path>": it must be protocol and host only.'],
    about: '`url` is where the host is, `baseUrl` the path below it.',
    fix: 'Move the path to `baseUrl`, with a slash at its start and end.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://example.github.io',\n  baseUrl: '/my-project/',\n})",
    },
  },
  'duplicate-docs-set': {
    texts: ['The docs sets `docs[<index>]` and `docs[<index>]` have the same id, "<id>".'],
    about:
      'A site with several docs sets tells them apart by their `id`. A set without one is called "default".',
    fix: 'Give each set in `docs` an `id` of its own.',
  },
  'duplicate-blog': {
    texts: ['The blogs `blog[<index>]` and `blog[<index>]` have the same id, "<id>".'],
    about: 'A site with several blogs tells them apart by their `id`. One without it is called "default".',
    fix: 'Give each blog in `blog` an `id` of its own.',
  },
  'invalid-link-target': {
    texts: [
      '`<field>` has both `to` and `href`: a link needs exactly one.',
      '`<field>` has neither `to` nor `href`: a link needs exactly one.',
    ],
    about: 'A link of the navbar or footer has either `to`, a page of this site, or `href`, any other URL.',
    fix: 'Keep or add one of the two.',
  },
  'label-and-html': {
    texts: ['`<field>` has both `label` and `html`.'],
    about: '`label` is plain text, `html` is markup, and a link shows one of them.',
    fix: 'Remove one of the two.',
  },
  'missing-label': {
    texts: ['`<field>` has no `label`.'],
    about: 'A link of the footer has no text that readers could press.',
    fix: 'Add `label`, or use `html` alone for markup of your own.',
  },
  'mixed-footer-links': {
    texts: ['`<field>` mixes columns and simple links: it must be one or the other.'],
    about: 'Some entries of `footer.links` have `items`, so they are columns, and some have none.',
    fix: 'Put every link into the `items` of a column, or list links only.',
  },
  'unknown-navbar-type': {
    texts: ['`<field>` is "<type>", which is not a type of navbar item.'],
    about: 'The `type` of an item of the navbar is unknown.',
    fix: 'Use a type that the message lists. A component of your own has a type that starts with `custom-`.',
  },
  'not-in-dropdown': {
    texts: [
      '`<field>` is a dropdown inside a dropdown: nested dropdowns are not allowed.',
      '`<field>` is a search box inside a dropdown, which is not allowed.',
      '`<field>` is set inside a dropdown, where items have no side.',
    ],
    about: 'A dropdown of the navbar has links only.',
    fix: 'Move the item to `themeConfig.navbar.items`; set `position` on the dropdown itself.',
  },
  'empty-heading-range': {
    texts: ['`<field>` goes from heading level <min> to <max>, which is nothing.'],
    about: '`minHeadingLevel` is larger than `maxHeadingLevel`, so the table of contents would be empty.',
    fix: 'Swap the two numbers. The defaults are 2 and 3. To hide the table of contents of a page, set `hide_table_of_contents` in its front matter.',
  },
  'duplicate-once-name': {
    texts: ['<file> calls `once` twice with the name "<name>".'],
    about: '`once` keeps a value under its name, so two values cannot share a name.',
    fix: 'Give each call of `once` a name of its own.',
  },
  'once-not-plain-data': {
    texts: ['The value "<name>" of `once` is not plain data: <reason>.'],
    about:
      'What `once` returns is passed to other threads as JSON, which has no functions, dates, maps or class instances.',
    fix: 'Return objects, arrays, strings, finite numbers, booleans and null.',
  },
  'config-function-threw': {
    texts: ['The function `<field>` of the configuration threw an error for "<value>".'],
    about:
      'A function in the configuration, such as `editUrl`, threw an error. The cause is printed below the message.',
    fix: 'Fix the function for the value that the message names.',
  },
  'config-function-result': {
    texts: ['The function `<field>` of the configuration must return <type>.'],
    about: 'A function in the configuration returned something that Vellum cannot use.',
    fix: 'Return a value of the type that the message names, for every input.',
  },
  'unknown-search-section': {
    texts: [
      '`search.errors` names sections that no page has: <sections>.',
      '`search.questions` names sections that no page has: <sections>.',
      '`search.phrases` names sections that no page has: <sections>.',
      '`search.variants` names sections that no page has: <sections>.',
    ],
    about:
      'A key of `search.errors`, `search.questions` or `search.phrases` is the path of a page and the id of a heading on it; `search.variants` has paths of pages. The page or the heading is not there, or the search leaves the page out.',
    fix: 'Correct the path and the id. Unlisted pages and drafts are not searched.',
  },
  'missing-docsearch': {
    texts: ['`themeConfig.algolia` needs two packages, and one of them is not installed.'],
    about:
      "Algolia's DocSearch is not part of Vellum, so that sites with the built-in search do not install it.",
    fix: 'Install `@docsearch/react` and `@docsearch/css`. Or remove `themeConfig.algolia` and set `search: true` for the built-in search.',
    sample: { language: 'sh', code: 'npm install @docsearch/react @docsearch/css' },
  },
  'unused-docusaurus-config': {
    texts: ['The Docusaurus configuration is not read.'],
    about:
      'The folder of the site has a `docusaurus.config` file besides its `vellum.config.ts`. Only the latter is read.',
    fix: 'Delete it as soon as `vellum.config.ts` has what you need of it. After `vellum migrate` it has; compare both sites first if you like.',
  },
})
