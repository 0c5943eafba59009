// Part of every page: watches diagrams, and loads what draws them when the first one comes near the screen.

/** The elements of diagrams, as the engine writes them. */
const DIAGRAMS = '.docusaurus-mermaid-container[data-mermaid]'

const observer = new IntersectionObserver(
  (entries) => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    if (near.length === 0) return
    for (const element of near) observer.unobserve(element)
    import('./draw.js').then(({ drawAll }) => drawAll(near as HTMLElement[]), noDiagrams)
  },
  { rootMargin: '200px' },
)

/** Called by the engine for the first page, and after each navigation. */
export function onRouteDidUpdate(): void {
  for (const element of document.querySelectorAll(DIAGRAMS)) observer.observe(element)
}

/** The source stays on screen. */
function noDiagrams(error: unknown): void {
  reportError(new Error('The code that draws diagrams cannot be loaded.', { cause: error }))
}
