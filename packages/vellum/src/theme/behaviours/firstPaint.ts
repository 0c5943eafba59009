// Lays out the rest of a long article after the first paint of a phone. Until then what is below the screen
// is skipped: stylesheets do that with `content-visibility` after an element with the class `vl-screen-end`,
// while `<html>` has `data-first-paint`, which the pre-paint script sets. The browser lays out what is
// scrolled into view; the rest follows in small pieces, from the first scroll on.

import { useEffect } from 'react'
import { whenIdle } from '../../client/runtime/idle.js'
import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'

const ATTRIBUTE = ROOT_ATTRIBUTES.firstPaint
/** All elements that a stylesheet may skip; on others the style has no effect. */
const BLOCKS = '.markdown > .vl-screen-end ~ *, tr.vl-screen-end ~ tr'
/** Elements that are laid out in one task: on a slow phone that takes less than 50 ms. */
const PIECE = 150

/** Callbacks for when everything is laid out. */
const later: (() => void)[] = []

/** Calls back when the whole article is laid out and the browser is idle. */
export function whenLaidOut(callback: () => void): void {
  if (isSkipping()) later.push(callback)
  else whenIdle(callback)
}

/** Whether an element in a block has no layout yet: reading its size would take as long as laying it out. */
export function isSkipped(element: Partial<Pick<Element, 'checkVisibility'>>): boolean {
  // Browsers without the method do not support `content-visibility` either.
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
    // The position of a heading, or a restored scroll position, is exact only when everything is laid out.
    navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
      if (navigationType === 'traverse' || destination.url.includes('#')) finish(blocks)
    })
    navigation?.addEventListener('navigatesuccess', () => finish(blocks), { once: true })
    // The event occurred before the shell was loaded.
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
  // Synchronously: a task after the next frame would run when that frame is already painted.
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
