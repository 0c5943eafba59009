// Every message of a report by its code, which is also its heading in the manual. Plain data.

/** What a message means. */
export interface Message {
  /** What has happened, without the values of a site. */
  readonly about: string
  /** What to do; for what was carried over or changed: what to check, if anything. */
  readonly fix: string
}

/** The messages, in the order of the manual. */
export const MESSAGES = {
  // Carried over
  'kept-fields': {
    about: 'These fields of the configuration are the same in Vellum.',
    fix: 'Nothing to do.',
  },
  'kept-files': {
    about: 'Content, translations, versions and static files are read from where they are.',
    fix: 'Nothing to do.',
  },
  'kept-part': {
    about: 'A file in `src/theme` has the name of a part of Vellum’s theme, and replaces it.',
    fix: 'Look at a page that shows it: props and markup of the part that it wraps may differ.',
  },
  // Changed
  'preset-unpacked': {
    about: 'The options of the classic preset are fields at the top level of `vellum.config.ts`.',
    fix: 'Nothing to do.',
  },
  'link-rooted': {
    about:
      'A link of the navbar or footer was written without a slash at its start. It means the same with one.',
    fix: 'Nothing to do.',
  },
  'plugin-field': {
    about: 'A plugin of Docusaurus is a field of the configuration in Vellum.',
    fix: 'Nothing to do.',
  },
  'plugin-replaced': {
    about:
      'A plugin of Docusaurus is replaced by a plugin of Vellum, which was added to `plugins` and to `package.json`.',
    fix: 'Install the packages. Options that the new plugin does not have are reported separately.',
  },
  'plugin-adapted': {
    about: 'A plugin or theme runs through the adapter `vellum-docusaurus`, as far as it goes.',
    fix: 'Build the site: one warning for each plugin names the hooks that have no effect.',
  },
  'future-posts': {
    about:
      'Docusaurus publishes posts of a future date at once, and Vellum on their date. `blog.futurePosts` keeps what Docusaurus does.',
    fix: 'Remove the field to schedule posts by their date.',
  },
  'html-links': {
    about:
      'Docusaurus does not check links that are written as HTML or JSX elements, and Vellum checks every link. `onBrokenHtmlLinks` makes the broken ones warnings: one may go to another program on the same host.',
    fix: 'Correct them, add `data-noBrokenLinkCheck` to those that another program serves, then remove the field.',
  },
  'version-canonical': {
    about:
      'Search engines list the page of the last version, not that of each version: its canonical link says so. In Docusaurus each page names itself.',
    fix: 'Nothing to do.',
  },
  'not-needed': {
    about:
      'A field or plugin was removed, because Vellum does the same without it, or because it only concerned Docusaurus.',
    fix: 'Nothing to do.',
  },
  'infima-enabled': {
    about: 'Styles or pages use variables (`--ifm-…`) or classes of Infima, so `theme.infima` was set.',
    fix: 'Remove it once nothing uses them any more.',
  },
  'module-rewritten': {
    about:
      'The form of the configuration changed: `export default`, types of Vellum, imports that nothing uses any more.',
    fix: 'Nothing to do.',
  },
  'old-config': {
    about:
      'The old configuration stays in the site until you delete it. Builds warn about it, and the content security policy only reports until then.',
    fix: 'Delete it when the new site is right. `--to docusaurus` writes it again.',
  },
  'scripts-changed': {
    about: 'Scripts of `package.json` call `vellum` instead of `docusaurus`.',
    fix: 'Nothing to do.',
  },
  'dependencies-changed': {
    about: 'Packages of Docusaurus were removed from `package.json`, those of Vellum added.',
    fix: 'Install again, so that the lockfile follows.',
  },
  'file-changed': {
    about: 'A file around the site was changed: `.gitignore`, `tsconfig.json`, the settings of a host.',
    fix: 'Nothing to do.',
  },
  'content-changed': {
    about: 'Content was edited, because `--content` was passed.',
    fix: 'Look at the diff.',
  },
  // Needs a hand
  'file-kept': {
    about: 'The tool would write a file that exists already, with other content.',
    fix: 'Compare the two, or run it again with `--force` to overwrite the file.',
  },
  'dirty-tree': {
    about:
      'The Git repository has changes that are not committed, which are hard to tell from those of the tool.',
    fix: 'Commit or stash them first.',
  },
  'computed-list': {
    about: 'A list of the configuration is computed by code, so the tool cannot change its entries.',
    fix: 'Follow the report of `vellum check` for this field.',
  },
  'unreadable-options': {
    about: 'The options of a plugin are computed, so the tool cannot move them.',
    fix: 'Write them where the report says.',
  },
  'unknown-preset': {
    about: 'A preset other than the classic one is listed. Its plugins and options are not known.',
    fix: 'Add what it did as fields and plugins.',
  },
  'redirect-host': {
    about:
      'With `--to docusaurus`: Docusaurus writes a page for each old URL. It knows no patterns and no status, and refuses a file of the site as a target.',
    fix: 'Copy the line of the report into `static/_redirects`, which Netlify and Cloudflare read, or write the redirect into the settings of your host.',
  },
  'redirect-front-matter': {
    about: 'With `--to docusaurus`: `redirect_from` in front matter has no effect in Docusaurus.',
    fix: 'Write the old URLs into `redirects` of the plugin for redirects, with the path of the page as their target.',
  },
  'redirects-computed': {
    about:
      'With `--to docusaurus`: redirects that code computes stay. Docusaurus knows only `from` and `to` of them, and no patterns.',
    fix: 'Change the code that computes them.',
  },
  'unknown-field': {
    about: 'The configuration has a field that neither Docusaurus nor Vellum documents.',
    fix: 'Remove it, or move it to `customFields`.',
  },
  'renamed-field': {
    about: 'A field has a different name or a different position.',
    fix: 'Write it as the report says.',
  },
  'unknown-import': {
    about: 'Code or content imports a module of Docusaurus that does not exist in Vellum.',
    fix: 'Import what the report names instead, or copy the component into the site.',
  },
  'unknown-part': {
    about:
      'A file in `src/theme` replaces a component of Docusaurus that is no part of Vellum’s theme, so nothing shows it.',
    fix: 'Replace the nearest part, or import the component where it is needed.',
  },
  'live-code': {
    about: 'Code blocks marked `live` are shown as code.',
    fix: 'Import a component instead, or use the plugin `vellum-playground`.',
  },
  'policy-eval': {
    about:
      'Code of the site evaluates text as a program. The content security policy blocks that once it is enforced.',
    fix: 'Rewrite the code, or allow it in `contentSecurityPolicy`.',
  },
  'policy-wasm': {
    about:
      'Code of the site compiles WebAssembly, which the content security policy blocks once it is enforced.',
    fix: 'Allow it in `contentSecurityPolicy`.',
  },
  'policy-remote': {
    about:
      'Code of the site loads scripts from another host, which the content security policy blocks once it is enforced.',
    fix: 'Allow the host in `contentSecurityPolicy`, or bundle the package.',
  },
  'hosting-folder': {
    about:
      'A setting of a host or of a workflow names the output folder of Docusaurus. Vellum writes to `dist`.',
    fix: 'Change the folder where the report says.',
  },
  'unknown-script': {
    about: 'A script of `package.json` calls a command of Docusaurus that Vellum does not have.',
    fix: 'Do what the report says.',
  },
  'old-markdown': {
    about:
      'The site is written for Docusaurus 2. The Markdown of version 3, which Vellum reads, takes braces and `<` for code.',
    fix: 'Run `npx vellum check`, and escape what it names: `\\{`, `\\<` or `&lt;`.',
  },
  'content-syntax': {
    about: 'Content uses syntax of another engine.',
    fix: 'Run the tool with `--content`, which shows the edits as a diff first.',
  },
  'unsupported-syntax': {
    about: 'Content uses a feature of another engine that has no equivalent.',
    fix: 'Rewrite it as the report says.',
  },
  'moved-files': {
    about: 'Files have to be moved, because their folder is different in Vellum.',
    fix: 'Run the commands that the report prints.',
  },
  'unreadable-file': {
    about: 'A file could not be parsed, so it was not scanned.',
    fix: 'Correct it at the position that the report names.',
  },
  // Lost
  'prism-theme': {
    about: 'Colours of code come from the theme, not from a theme of Prism.',
    fix: 'Set the colours of tokens in `theme.customCss`.',
  },
  'lost-selector': {
    about:
      'Styles select classes that Prism or the CSS modules of Docusaurus generate. Pages do not have them.',
    fix: 'Look at the page in the browser, and select a class that it has.',
  },
  'lost-plugin': {
    about: 'A plugin has no counterpart in Vellum and was removed.',
    fix: 'The report says what is missing, and what to use instead if there is something.',
  },
  'lost-field': {
    about: 'An option has no counterpart in Vellum and was removed.',
    fix: 'The report says what to do instead.',
  },
} as const satisfies Readonly<Record<string, Message>>

/** The code of a message. */
export type MessageCode = keyof typeof MESSAGES
