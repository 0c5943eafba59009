// The theme of docusaurus-plugin-openapi-docs: its `ApiItem` is around the text of documents with `api` in their front matter,
// and has the state of their components. Its panel for requests is left out: its code samples are megabytes of scripts.

import type { Unsupported } from './unsupported.js'

/** Code by the names of components of the theme. */
const REPLACED: Readonly<Record<string, string>> = {
  'ApiItem/Layout': 'export default ({ children }) => children\n',
  ApiExplorer: 'export default () => null\n',
}

const AROUND_TEXT = `import { createContext, createElement, useContext, useMemo } from 'react'
import { useDoc } from 'vellum/client/compat'
import ApiItem from '@theme/ApiItem'
import Original from '@theme-original/MDXContent'

const Text = createContext(null)
const useText = () => useContext(Text)

function useDocument() {
  try {
    return useDoc()
  } catch {
    return undefined
  }
}

export default function MDXContent({ children }) {
  const doc = useDocument()
  const path = doc?.metadata.permalink
  const content = useMemo(() => Object.assign(() => useText(), doc), [path])
  const text = createElement(Original, null, children)
  if (!doc?.frontMatter.api) return text
  return createElement(Text.Provider, { value: text }, createElement(ApiItem, { key: path, content }))
}
`

/** The files of a theme, with what makes pages of an API work; `write` returns the file that it has written. */
export function withApiPages(
  files: Readonly<Record<string, string>>,
  { write, unsupported }: { write: (name: string, code: string) => string; unsupported: Unsupported },
): Readonly<Record<string, string>> {
  const isApiTheme = ['ApiItem', ...Object.keys(REPLACED)].every((name) => files[name] !== undefined)
  if (!isApiTheme) return files
  unsupported.add(
    'the panel of API pages that sends requests and has code samples',
    'Write samples into the description of the API, or link to a tool that sends requests.',
  )
  const replaced = Object.entries(REPLACED).map(([name, code]) => [name, write(name, code)] as const)
  return { ...files, ...Object.fromEntries(replaced), MDXContent: write('MDXContent', AROUND_TEXT) }
}
