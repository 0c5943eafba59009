// Stylesheets of pages and parts, which are loaded when they are needed.

/** Adds a stylesheet that the document does not have yet, and waits for it. */
export function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href=${JSON.stringify(href)}]`)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
  })
}
