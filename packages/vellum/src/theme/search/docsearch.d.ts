// The parts of DocSearch that are used. Sites install the package, so its own types are not available here.
declare module '@docsearch/react/modal' {
  import type { ComponentType } from 'react'

  export const DocSearchModal: ComponentType<Readonly<Record<string, unknown>>>
}

declare module '@docsearch/css'
