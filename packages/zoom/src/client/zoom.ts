// Part of every page: opens images in the dialog of the browser, which brings Escape, the focus inside of it and its
// return. Listens to the whole document, so that pages that are shown later work as well.

// The bundler replaces these with the options of the plugin.
declare const VELLUM_ZOOM_IMAGES: string
declare const VELLUM_ZOOM_CLOSE: Readonly<Record<string, string>>

let dialog: HTMLDialogElement | undefined

/** Called by the engine for the first page, and after each navigation: keys reach what has the focus. */
export function onRouteDidUpdate(): void {
  dialog?.close()
  for (const image of document.querySelectorAll<HTMLImageElement>(VELLUM_ZOOM_IMAGES)) {
    if (!canZoom(image)) continue
    image.tabIndex = 0
    image.role = 'button'
    image.ariaHasPopup = 'dialog'
    image.classList.add('vz-image')
  }
}

document.addEventListener('click', (event) => {
  if (!event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) openFor(event)
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' || event.key === ' ') openFor(event)
})

function openFor(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLImageElement) || !target.matches(VELLUM_ZOOM_IMAGES) || !canZoom(target)) return
  event.preventDefault()
  open(target)
}

/** What is in a link or a button belongs to that. */
function canZoom(image: HTMLImageElement): boolean {
  return !image.parentElement?.closest('a, button, summary, [role="button"], dialog')
}

function open(image: HTMLImageElement): void {
  const opened = document.createElement('dialog')
  opened.className = 'vz-dialog'
  opened.ariaLabel = image.alt || null
  const button = document.createElement('button')
  button.className = 'vz-close'
  button.type = 'button'
  const { lang } = document.documentElement
  button.ariaLabel =
    VELLUM_ZOOM_CLOSE[lang] ?? VELLUM_ZOOM_CLOSE[lang.split('-')[0]!] ?? VELLUM_ZOOM_CLOSE.en!
  opened.append(enlarged(image), button)
  opened.addEventListener('click', () => opened.close())
  opened.addEventListener('close', () => {
    opened.remove()
    if (dialog === opened) dialog = undefined
  })
  document.body.append(opened)
  dialog = opened
  image.focus({ preventScroll: true })
  opened.showModal()
}

/** A copy of the image, with its other sizes and formats. */
function enlarged(image: HTMLImageElement): Element {
  const copy = (image.closest('picture') ?? image).cloneNode(true) as Element
  const shown = copy instanceof HTMLImageElement ? copy : copy.querySelector('img')!
  for (const name of ['id', 'class', 'tabindex', 'role', 'aria-haspopup', 'loading', 'style']) {
    shown.removeAttribute(name)
  }
  for (const source of [shown, ...copy.querySelectorAll('source')]) if (source.srcset) source.sizes = '100vw'
  return copy
}
