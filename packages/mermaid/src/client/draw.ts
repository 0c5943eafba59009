// Draws diagrams with Mermaid, in the colour mode of the page, and again when that changes.

import mermaid from 'mermaid'
import { renderUnderPolicy } from './renderUnderPolicy.js'

/** The diagrams that are drawn, with their sources. */
const drawn = new Map<HTMLElement, string>()

/** Diagrams are drawn one after the other: Mermaid has one configuration for all of them. */
let queue: Promise<void> = Promise.resolve()
let count = 0

/** Draws diagrams, and again whenever the colour mode changes. */
export function drawAll(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    const { mermaid: source = '' } = element.dataset
    drawn.set(element, source)
    queue = queue.then(() => draw(element, source))
  }
}

new MutationObserver(() => {
  for (const element of drawn.keys()) if (!element.isConnected) drawn.delete(element)
  drawAll([...drawn.keys()])
}).observe(document.documentElement, { attributeFilter: ['data-theme'] })

async function draw(element: HTMLElement, source: string): Promise<void> {
  const isDark = document.documentElement.dataset.theme === 'dark'
  const style = getComputedStyle(element)
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    deterministicIds: true,
    theme: isDark ? 'dark' : 'neutral',
    darkMode: isDark,
    fontFamily: style.fontFamily,
    // Labels as SVG text: HTML in them would need styles in markup.
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    class: { htmlLabels: false } as never,
  })
  try {
    const id = `vm-diagram-${count++}`
    const svg = await renderUnderPolicy(id, source, (container) => mermaid.render(id, source, container))
    show(element, svg)
  } catch (error) {
    // The source stays on screen.
    const reason = error instanceof Error ? error.message : String(error)
    reportError(new Error(`A Mermaid diagram cannot be drawn: ${reason}`, { cause: error }))
  }
}

/** Puts the drawing before the source, which is in a closed element from then on. */
function show(element: HTMLElement, svg: SVGElement): void {
  svg.setAttribute('role', 'img')
  if (!svg.querySelector('title') && !svg.hasAttribute('aria-labelledby')) {
    svg.setAttribute('aria-label', svg.getAttribute('aria-roledescription') ?? 'diagram')
  }
  const old = element.querySelector(':scope > .vm-diagram')
  if (old) {
    old.replaceChildren(svg)
    return
  }
  const figure = document.createElement('div')
  figure.className = 'vm-diagram'
  figure.append(svg)
  const details = document.createElement('details')
  details.className = 'vm-diagram-source'
  const summary = document.createElement('summary')
  summary.textContent = 'Mermaid'
  details.append(summary, ...element.childNodes)
  element.append(figure, details)
}
