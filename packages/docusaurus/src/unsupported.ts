// Collects what does not work, for one report.

/** What a plugin uses that does not work here. */
export interface Unsupported {
  readonly add: (what: string, instead: string) => void
  /** Everything that was added, each once. */
  readonly list: () => string[]
}

/** Creates an empty collection. */
export function createUnsupported(): Unsupported {
  const found = new Map<string, string>()
  return {
    add: (what, instead) => found.set(what, instead),
    list: () => [...found].map(([what, instead]) => `${what}: ${instead}`),
  }
}

/** Hooks of Docusaurus that are not called, and what to do instead. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  extendCli: 'Run the command with a script of your package.json.',
  allContentLoaded: 'Read the files that it needs in `loadContent`.',
  getTranslationFiles: 'Write the translations of its texts in `i18n/<locale>/code.json`.',
  translateContent: 'Make the content of each locale in `loadContent`.',
  translateThemeConfig: 'Write translated labels in `i18n/<locale>`.',
  getDefaultCodeTranslationMessages: 'Set `labels` in the configuration.',
  getSwizzleComponentList: 'Copy the component to `src/theme`.',
  getTypeScriptThemePath: '',
}

/** Adds the hooks of a plugin that are not called. */
export function addHooks(instance: object, unsupported: Unsupported): void {
  for (const [hook, instead] of Object.entries(NOT_CALLED)) {
    if (instead !== '' && hook in instance) unsupported.add(`\`${hook}\``, instead)
  }
}
