// Errors of a site's own code while a page is rendered, with a hint how to fix them.

import { VellumError } from '../base/errors.js'
import type { RenderTask } from './renderTask.js'
import { type SitePosition, sourcePosition } from './sourcePosition.js'

/** The error for a page whose code threw. */
export function renderError(task: RenderTask, cause: unknown): VellumError {
  const { page, source } = task
  const slot = slotOf(cause)
  const part = partOf(cause)
  const thrown = sourcePosition(cause)
  const hint = slot
    ? slotHint(slot, cause)
    : part
      ? partHint(part, cause)
      : (renderHint(task, cause) ?? throwerHint(thrown, cause))
  const isInPage = thrown !== undefined && thrown.file === source
  const own = isInPage ? thrown.position : source
  return new VellumError(`The page "${page.path}" cannot be rendered.`, {
    code: 'page-not-rendered',
    files: [
      ...codeFiles(isInPage ? undefined : thrown, part),
      ...(own === undefined ? [] : [slot ? `${own}:${slot.line}` : own]),
    ],
    ...(hint !== undefined && { hint }),
    cause,
  })
}

/** The error for a fragment of the theme, such as the footer, that a part of the site made fail. */
export function fragmentError(fragment: 'footer' | 'sidebar', cause: unknown): VellumError {
  const part = partOf(cause)
  const thrown = sourcePosition(cause)
  const otherwise = 'It is in a component that one of the files in `src/theme` shows.'
  return new VellumError(`The ${fragment} cannot be rendered.`, {
    code: 'fragment-not-rendered',
    files: codeFiles(thrown, part),
    hint:
      part === undefined
        ? (browserOnlyHint(cause) ?? throwerHint(thrown, cause) ?? otherwise)
        : partHint(part, cause),
    cause,
  })
}

/** Where code of the site threw, and the part of the theme around it. */
function codeFiles(thrown: SitePosition | undefined, part: string | undefined): string[] {
  const isInPart = thrown !== undefined && thrown.file === part
  return [...(thrown ? [thrown.position] : []), ...(part === undefined || isInPart ? [] : [part])]
}

/** The file of the part of the theme that threw. */
function partOf(cause: unknown): string | undefined {
  return cause instanceof Error ? (cause as { vellumPart?: string }).vellumPart : undefined
}

/** How to fix what a component of the site throws, somewhere inside of what is rendered. */
function throwerHint(thrown: SitePosition | undefined, cause: unknown): string | undefined {
  if (!thrown) return undefined
  const name = thrown.thrower ?? thrown.file
  return `\`${name}\` throws the error below. ${browserOnlyHint(cause) ?? 'Correct it, or what it is given.'}`
}

function partHint(part: string, cause: unknown): string {
  return `\`${part}\` throws the error below. ${browserOnlyHint(cause) ?? 'Correct it, or what it is given.'}`
}

/** The component in finished HTML that threw. */
interface FailedSlot {
  readonly name: string
  readonly line: number
}

function slotOf(cause: unknown): FailedSlot | undefined {
  return cause instanceof Error ? (cause as { vellumSlot?: FailedSlot }).vellumSlot : undefined
}

function slotHint({ name }: FailedSlot, cause: unknown): string {
  const where = /^[a-z]/.test(name)
    ? `The component for \`${name}\` in \`src/theme\``
    : `The component \`<${name}>\`, or one in it,`
  return `${where} throws the error below. ${browserOnlyHint(cause) ?? 'Correct it, or what it is given.'}`
}

/** How to fix an error of a site's own code. */
function renderHint({ body }: RenderTask, cause: unknown): string | undefined {
  if (body.type !== 'component' || !(cause instanceof Error)) return undefined
  if (OTHER_REACT.test(cause.message)) {
    return 'The element was made by another React, which is part of the code of a package. Install a version of the package that imports React, for React 19.'
  }
  if (/suspended while responding/.test(cause.message)) {
    return 'A component is async, or waits for something. Pages are rendered at once: load the data before, or in the browser.'
  }
  const browserOnly = browserOnlyHint(cause)
  if (browserOnly) return browserOnly
  const undefinedName = /Expected component `(.+?)` to be defined/.exec(cause.message)?.[1]
  if (undefinedName) return `Import \`${undefinedName}\` at the top of the page.`
  const thrower = throwingFunction(cause, body.module)
  if (thrower === undefined) return undefined
  return /^(?:_createMdxContent|MDXContent)$/.test(thrower)
    ? 'An expression on the page throws the error below.'
    : `\`${thrower}\` throws the error below. Correct it, or what it is given.`
}

/** What React says about elements of another React. */
const OTHER_REACT = /object with keys \{\$\$typeof|React Element from an older version of React/

/** How to fix code that expects a browser. */
export function browserOnlyHint(cause: unknown): string | undefined {
  const name = cause instanceof Error ? BROWSER_NAMES.exec(cause.message)?.[1] : undefined
  return (
    name &&
    `\`${name}\` exists in browsers only, and pages are rendered in Node.js first. Use it in an effect or an event handler, or in a component that is loaded inside of \`<BrowserOnly>\`.`
  )
}

const BROWSER_NAMES =
  /^(window|document|localStorage|sessionStorage|location|matchMedia|HTMLElement|IntersectionObserver|ResizeObserver|requestAnimationFrame) is not defined$/

/** The function that threw, if it is one of the site's: one in the folder of the page's module. */
function throwingFunction({ stack = '' }: Error, module: string): string | undefined {
  const [, name, position] = /^\s+at (?:async )?(?:new )?(\S+) \((.+)\)$/m.exec(stack) ?? []
  const folder = module.slice(0, module.lastIndexOf('/') + 1).replace('file://', '')
  const isOwn = position?.replace('file://', '').startsWith(folder)
  // Vite's name for a function without one.
  return isOwn && !name?.startsWith('__vite_') ? name : undefined
}
