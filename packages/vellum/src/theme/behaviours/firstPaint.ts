// Lays out the rest of a long article after the first paint of a phone. Until then what is below the screen is skipped:
// stylesheets do that with `content-visibility` after an element with the class `vl-screen-end`, while `<html>` has
// `data-first-paint`, which the pre-paint script sets. The browser lays out what the reader comes to; the rest follows in
// small pieces, from the first scroll on.

import { useEffect } from 'react'
import { whenIdle } from '../../client/runtime/idle.js'
import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'

const ATTRIBUTE = ROOT_ATTRIBUTES.firstPaint
/** All that a stylesheet may skip; on others the style has no effect. */
const BLOCKS = '.markdown > .vl-screen-end ~ *, tr.vl-screen-end ~ tr'
/** Elements that are laid out in a piece of work: on a slow phone that takes less than 50 ms. */
const PIECE = 150

/** What is done when all is laid out. */
const later: (() => void)[] = []

/** Calls back when the whole article is laid out and the browser is idle. */
export function whenLaidOut(callback: () => void): void {
  if (isSkipping()) later.push(callback)
  else whenIdle(callback)
}

/** Whether an element in a block has no layout yet: to read its size would take as long as to lay it out. */
export function isSkipped(element: Partial<Pick<Element, 'checkVisibility'>>): boolean {
  // Browsers without the method know no `content-visibility` either.
  return isSkipping() && element.checkVisibility?.({ contentVisibilityAuto: true }) === false
}

/** Lays out the document that was served as a whole, in small pieces while the browser is idle. */
export function useWholeArticle(): void {
  useEffect(() => {
    if (!isSkipping()) return
    const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)]
    if (blocks.length === 0) {
      finish(blocks)
      return
    }
    const begin = () => whenIdle(() => layOut(blocks, 0))
    addEventListener('scroll', begin, { once: true, passive: true })
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>
    // Where a heading is, or where another page was left, is exact only when all is laid out.
    navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
      if (navigationType === 'traverse' || destination.url.includes('#')) finish(blocks)
    })
    navigation?.addEventListener('navigatesuccess', () => finish(blocks), { once: true })
    // Before the shell was there.
    if (scrollY > 0) begin()
  }, [])
}

function isSkipping(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE)
}

function layOut(blocks: readonly HTMLElement[], first: number): void {
  if (!isSkipping()) return
  let next = first
  for (let elements = 0; elements < PIECE && next < blocks.length; next++) {
    const block = blocks[next]!
    elements += 1 + block.getElementsByTagName('*').length
    block.style.contentVisibility = 'visible'
  }
  // Now, and not in the task of the next frame, which paints it.
  void document.documentElement.scrollHeight
  if (next < blocks.length) whenIdle(() => layOut(blocks, next))
  else finish(blocks)
}

function finish(blocks: readonly HTMLElement[]): void {
  if (!isSkipping()) return
  document.documentElement.removeAttribute(ATTRIBUTE)
  for (const block of blocks) {
    block.style.removeProperty('content-visibility')
    if (block.getAttribute('style') === '') block.removeAttribute('style')
  }
  for (const callback of later.splice(0)) whenIdle(callback)
}
