// What is wrong with a command line.

import { messageTable } from './message.js'

export const COMMAND_MESSAGES = messageTable({
  'unknown-heading-syntax': {
    texts: ['There is no syntax "<name>" of heading ids.'],
    about: '`vellum write-heading-ids` writes ids in one of two ways.',
    fix: 'Pass `--syntax classic` or `--syntax mdx-comment`, or leave the option out.',
  },
  'missing-markdown-file': {
    texts: ['The Markdown file "<file>" does not exist.'],
    about: 'A file or folder after the folder of the site is not there.',
    fix: 'Correct the path. It starts at the folder of the site.',
  },
  'unknown-command': {
    texts: ['There is no command "<name>".'],
    about: 'The first argument after `vellum` is not one of its commands.',
    fix: 'Use the command that the message suggests, or run `vellum help` for all of them. What other tools call `start` is `vellum dev` here, `preview` is `vellum serve`, `docs:version` is `vellum version`.',
  },
  'unknown-option': {
    texts: ['`vellum <command>` has no option "<option>".'],
    about: 'The command does not have this option. Another command may have it.',
    fix: 'Correct the name, or run `vellum help <command>` for the options of the command.',
  },
  'missing-link-checker': {
    texts: ['`--external` needs the plugin "external-links", which the site does not have.'],
    about: 'Links to other sites are requested by a plugin, which is a package of its own.',
    fix: 'Install `vellum-external-links`, and add `externalLinks()` to `plugins`.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\nimport { externalLinks } from 'vellum-external-links'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  plugins: [externalLinks()],\n})",
    },
  },
  'missing-prose-checker': {
    texts: ['`--prose` needs the plugin "prose", which the site does not have.'],
    about: 'The text of pages is checked by a plugin, which is a package of its own.',
    fix: 'Install `vellum-prose`, and add `prose()` to `plugins`.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\nimport { prose } from 'vellum-prose'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  plugins: [prose({ terms: { utilize: 'use' } })],\n})",
    },
  },
  'missing-option-value': {
    texts: ['The option "--<name>" needs a value.'],
    about: 'The option is the last argument, or another option follows it.',
    fix: 'Write the value after the name of the option, with a space or `=` between them.',
    sample: { language: 'sh', code: 'npx vellum build --out-dir public' },
  },
  'unexpected-option-value': {
    texts: ['The option "--<name>" takes no value.'],
    about: 'The option is a switch: it is either there or not.',
    fix: 'Remove the `=` and what follows it.',
  },
  'too-many-arguments': {
    texts: [
      '`vellum <command>` takes one folder, not <count>: <folders>.',
      '`vellum version` takes a name and one folder, not <count> arguments: <arguments>.',
      '`vellum eject` takes a part and one folder, not <count> arguments: <arguments>.',
    ],
    about: 'The command has more arguments than it can use. Often a path with spaces is not in quotes.',
    fix: 'Pass the folder of one site, and put a name or path with spaces in quotes.',
    sample: { language: 'sh', code: 'npx vellum build "my docs"' },
  },
  'missing-version-name': {
    texts: ['`vellum version` needs the name of the version.'],
    about: 'The command freezes the docs as a version, and the name of that version is missing.',
    fix: 'Pass the name. To print the version of Vellum itself, run `vellum --version`.',
    sample: { language: 'sh', code: 'npx vellum version 1.0' },
  },
  'missing-part-name': {
    texts: ['`vellum eject` needs the name of a part.'],
    about: 'The command copies one part of the theme into the site, and the name of that part is missing.',
    fix: 'Pass the name. `vellum eject --list` lists all parts.',
    sample: { language: 'sh', code: 'npx vellum eject Footer' },
  },
  'unknown-part': {
    texts: ['The theme has no part "<name>".', '`<field>` is not a part of the theme.'],
    about: 'Parts have the names that Docusaurus has for them, with capital letters and slashes.',
    fix: 'Use the name that the message suggests, or run `vellum eject --list` for all of them.',
  },
  'part-exists': {
    texts: ['The site has a part "<name>" already.'],
    about: '`vellum eject` never overwrites a file of the site.',
    fix: 'Edit the file that the message names, or delete it to copy the part again.',
  },
  'search-not-ejected': {
    texts: ['The search cannot be ejected: its dialog and its index belong together.'],
    about:
      'The button in the navbar is a small piece of the search, which is loaded when a visitor reaches it.',
    fix: 'Pass `--wrap`: the component that is written shows the search, with what you add. Or write one of your own in `src/theme/SearchBar.tsx`: it takes the place of the search.',
  },
  'unknown-target': {
    texts: ['There is no target "<name>".'],
    about: '`--target` names the host that the site is built for, and this one is unknown.',
    fix: 'Use one of the targets that the message lists. For any other host leave the option out: the site is plain files.',
  },
  'invalid-base-path': {
    texts: ['The option "--base" takes a path, not "<value>".'],
    about:
      '`--base` is the path that the site is served under. It starts and ends with a slash, and has no host name.',
    fix: 'Pass `/` for a site at the root of its host, or a path such as `/docs/`.',
  },
  'invalid-port': {
    texts: ['The option "--port" takes a port number, not "<value>".'],
    about: 'A port is a number from 0 to 65535; 0 means any free port.',
    fix: 'Pass a number, such as `--port 3000`.',
  },
  'invalid-poll-interval': {
    texts: ['The option "--poll" takes milliseconds, not "<value>".'],
    about:
      '`--poll` makes `vellum dev` look for changed files at an interval, where the system does not report changes.',
    fix: 'Pass a whole number above 0, or `--poll` alone for the default interval.',
  },
  'invalid-workers': {
    texts: ['The option "--workers" takes a number from 1 to 64, not "<value>".'],
    about: '`--workers` is the number of threads that compile and render pages.',
    fix: 'Pass a number from 1 to 64, or leave the option out: Vellum then chooses by the size of the site.',
  },
  'incomplete-https-files': {
    texts: ['The options "--https-cert" and "--https-key" must be passed together.'],
    about: 'A certificate cannot be used without its private key.',
    fix: 'Pass both files, or `--https` alone: Vellum then makes a certificate for this machine.',
    sample: {
      language: 'sh',
      code: 'npx vellum dev --https-cert localhost.pem --https-key localhost-key.pem',
    },
  },
  'migrate-not-installed': {
    texts: ['`vellum migrate` needs the package vellum-migrate, which is not installed.'],
    about: 'A site is moved once, so the program that does it is a package of its own.',
    fix: 'Run it without installing it.',
    sample: { language: 'sh', code: 'npx vellum-migrate' },
  },
  'unknown-print-target': {
    texts: ['There is no <docs set, version or sidebar> "<name>" to print.'],
    about: '`vellum print` prints sidebars of one version of a docs set.',
    fix: 'Use one of the names that the message lists, or leave the option out.',
    sample: { language: 'sh', code: 'npx vellum print --docs-version 1.0 --sidebar docs' },
  },
  'nothing-to-print': {
    texts: ['There is nothing to print: the sidebar has no page.'],
    about:
      'The document has the pages of sidebars, in their order. The chosen ones have links to other sites or no items at all.',
    fix: 'Name a sidebar with documents, or add some to it.',
    sample: { language: 'sh', code: 'npx vellum print --sidebar docs' },
  },
  'invalid-chrome-path': {
    texts: ['`CHROME_PATH` names "<file>", which is no program.'],
    about: 'The environment variable `CHROME_PATH` names the Chrome or Chromium that makes the PDF.',
    fix: 'Set it to the file of a browser, or unset it: common names are then looked for. `--no-pdf` needs none.',
  },
  'no-pdf': {
    texts: ['<program> wrote no PDF (exit code <code>).'],
    about:
      'The browser did not start, or ended before it had printed the document. Its last line is in the message.',
    fix: 'Print the HTML file with a browser yourself, name a different browser in `CHROME_PATH`, or pass `--no-pdf`.',
  },
  'mcp-not-installed': {
    texts: ['`vellum mcp` needs the package vellum-mcp, which is not installed.'],
    about: 'The server for assistants works for any site, so it is a package of its own that no build needs.',
    fix: 'Run it without installing it, or install it.',
    sample: { language: 'sh', code: 'npx vellum-mcp https://docs.example.com/' },
  },
  'internal-error': {
    texts: ['Something went wrong inside of vellum. This is an error in vellum, not in your site.'],
    about:
      'An error that Vellum does not expect. The lines below the message show where in Vellum it happened.',
    fix: 'Build again with `--no-cache`. If the error is still there, open an issue in the repository with the whole message and, if you can, the page or configuration that causes it.',
  },
})
