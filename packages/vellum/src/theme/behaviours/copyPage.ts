// The link to the Markdown of a page: a click copies the file instead of opening it. Without script it is a link.

import { label } from '../labels/label.js'
import { attachOnce } from './attachOnce.js'

/** How long the link shows that the page is copied, in milliseconds. */
const FEEDBACK = 1000

/** Makes a link copy its target; returns a function that undoes it. */
export function attachCopyPage(link: HTMLAnchorElement): () => void {
  return attachOnce(link, () => attach(link))
}

function attach(link: HTMLAnchorElement): () => void {
  const text = link.textContent
  let timer: ReturnType<typeof setTimeout>
  link.onclick = async (event) => {
    // With these keys the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!(await copyFile(link.href))) return location.assign(link.href)
    link.textContent = label('theme.CodeBlock.copied')
    clearTimeout(timer)
    timer = setTimeout(() => {
      link.textContent = text
    }, FEEDBACK)
  }
  return () => {
    clearTimeout(timer)
    link.onclick = null
  }
}

/** Copies the text of a file; false when it cannot be loaded, or the browser does not allow it. */
async function copyFile(url: string): Promise<boolean> {
  try {
    // Safari allows it only during the event: the text may arrive later, the call may not.
    const text = fetch(url).then((response) => (response.ok ? response.text() : Promise.reject(response)))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    return false
  }
}
