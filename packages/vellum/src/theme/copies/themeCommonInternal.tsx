// Names of `@docusaurus/theme-common/internal` that copies of Docusaurus' components import: those of
// `@docusaurus/theme-common`, and what copies of earlier versions found there.

import { findFirstSidebarItemLink } from '../../client/compat/docsSidebar.js'
import { getDocsVersionSearchTag } from './docsClient.js'

export { BlogPostProvider } from './blogClient.js'
export { containsLineNumbers, parseCodeBlockTitle, parseLanguage, parseLines } from './codeBlock.js'
export {
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  useDocSidebarItemsExpandedState,
} from './docsClient.js'
export * from './themeCommon.js'

export { findFirstSidebarItemLink as findFirstCategoryLink, getDocsVersionSearchTag as docVersionSearchTag }

/** The class of a page whose reader uses the keyboard; here `:focus-visible` tells that. */
export const keyboardFocusedClassName = 'navigation-with-keyboard'

/** Nothing: browsers know when to show the focus. */
export function useKeyboardNavigation(): void {}
