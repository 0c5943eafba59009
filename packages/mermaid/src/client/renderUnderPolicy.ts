// Runs Mermaid where the content security policy forbids styles in markup. Mermaid puts a `<style>` into its drawing and
// sets `style` attributes while it measures; both are blocked. While it runs, its `<style>` is an element whose text
// becomes a constructed stylesheet, and `style` attributes are set through the CSS object model: both are allowed.

/** The stylesheet of each drawing; those of drawings that are gone are removed with the next one. */
const sheets = new Map<string, CSSStyleSheet>()

/** Calls `render` with an element to draw in; resolves with the drawing, which is never markup in between. */
export async function renderUnderPolicy(
  id: string,
  source: string,
  render: (container: Element) => Promise<unknown>,
): Promise<SVGElement> {
  dropUnused()
  const container = document.createElement('div')
  container.className = 'vm-diagram-draft'
  document.body.append(container)
  let drawing: SVGElement | undefined
  // Mermaid removes its drawing at the end, and returns its markup. The drawing itself is what we show; its markup is
  // empty, because Mermaid would parse it, styles included.
  const removed = new MutationObserver((records) => keep(records))
  const keep = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes)
        Object.defineProperty(node, 'innerHTML', { get: () => '', set: () => {} })
      for (const node of removedNodes) {
        if (node instanceof Element) drawing = node.querySelector<SVGElement>(`svg[id="${id}"]`) ?? drawing
      }
    }
  }
  removed.observe(container, { childList: true })
  const restore = replaceStyles(id)
  try {
    await render(container)
    keep(removed.takeRecords())
  } finally {
    restore()
    removed.disconnect()
    container.remove()
  }
  if (!drawing) throw new Error(`Mermaid has drawn nothing for: ${source.slice(0, 60)}`)
  return drawing
}

/** Changes how style elements and attributes are made; returns the function that undoes it. */
function replaceStyles(id: string): () => void {
  const { createElement, createElementNS } = Document.prototype
  const { setAttribute } = Element.prototype
  const standIn = () => {
    const element = createElementNS.call(document, 'http://www.w3.org/2000/svg', 'metadata')
    const text = { set: (css: string) => addSheet(id, css), get: () => '' }
    Object.defineProperties(element, { innerHTML: text, textContent: text })
    return element as never
  }
  Document.prototype.createElement = function (this: Document, name: string, ...rest: []) {
    return name.toLowerCase() === 'style' ? standIn() : createElement.call(this, name, ...rest)
  } as typeof createElement
  Document.prototype.createElementNS = function (this: Document, space: string, name: string, ...rest: []) {
    return name === 'style' ? standIn() : createElementNS.call(this, space, name, ...rest)
  } as typeof createElementNS
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (name === 'style' && 'style' in this) (this.style as CSSStyleDeclaration).cssText = String(value)
    else setAttribute.call(this, name, value)
  }
  return () => {
    Document.prototype.createElement = createElement
    Document.prototype.createElementNS = createElementNS
    Element.prototype.setAttribute = setAttribute
  }
}

function addSheet(id: string, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(id, sheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function dropUnused(): void {
  for (const [id, sheet] of sheets) {
    if (document.getElementById(id)) continue
    sheets.delete(id)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
