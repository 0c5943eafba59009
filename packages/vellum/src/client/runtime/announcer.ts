// Announces new pages to screen readers.

/** Adds a live region to the document; the function announces a text in it. */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div')
  region.className = 'vl-announcer'
  region.ariaLive = 'polite'
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}
