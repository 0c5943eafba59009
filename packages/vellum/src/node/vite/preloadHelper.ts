// Replaces Vite's helper for dynamic imports. Ours does what is left to do when
// modules are not preloaded: it waits for the styles of a part before the part itself.

import type { Plugin } from 'vite'

export function preloadHelper({ baseUrl }: { readonly baseUrl: string }): Plugin {
  return {
    name: 'vellum:preload-helper',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helperCode(baseUrl) },
  }
}

function helperCode(baseUrl: string): string {
  return `export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter((file) => file.endsWith('.css')).map(addStyles)).then(load)
const addStyles = (file) => new Promise((done, failed) => {
  const href = ${JSON.stringify(baseUrl)} + file
  if (document.querySelector('link[href="' + href + '"]')) return done()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = done
  link.onerror = () => {
    link.remove()
    failed(new Error(href + ' could not be loaded.'))
  }
  document.head.append(link)
})`
}
